import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { getBlock, listContractDeployments, listErc721Transfers, listNftTokens, listTokenTransfers } from "@serac/data"
import { type DemoChain, type DemoContract, startDemoChain } from "@serac/kits/demo-chain"
import { type Address, createPublicClient, getAddress, http, isAddressEqual, parseAbiItem, zeroAddress } from "viem"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Stack, startStack } from "../src/stack/start-stack.ts"
import { archiveBesideNode } from "./archive-beside-node.ts"
import { type Frame, innerCreations, listed, partiesByAddress, place, statusOf } from "./as-the-chain-tells.ts"

const pageSize = 100
const range = { fromBlock: 0n, toBlock: "latest" } as const
const erc20Transfer = parseAbiItem("event Transfer(address indexed from, address indexed to, uint256 value)")
const erc721Transfer = parseAbiItem("event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)")
const single = parseAbiItem(
  "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
)
const batch = parseAbiItem(
  "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
)

let chain: DemoChain
let stack: Stack
let folder: string
let client: ReturnType<typeof createPublicClient>
const chainId = "31337"

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-demo-"))
  chain = await startDemoChain()
  client = createPublicClient({ transport: http(chain.rpcUrl) })
  const addresses = Object.values(chain.contracts).map(({ address }) => address.toLowerCase())
  stack = await startStack({
    location: { kind: "sqlite", directory: folder },
    chains: [
      {
        chainId,
        name: "Demo",
        network: "testnet",
        rpcUrls: [chain.rpcUrl],
        wsUrl: chain.wsUrl,
        nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
      },
    ],
    goals: new Map([[chainId, { head: Number(await client.getBlockNumber()), addresses }]]),
  })
})
afterAll(async () => {
  await stack?.close()
  await chain?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}

const read = <Result>(contract: DemoContract, functionName: string, ...args: unknown[]) =>
  client.readContract({ ...contract, functionName, args }).catch(() => undefined) as Promise<Result | undefined>

const collections = () => [chain.contracts.gallery, chain.contracts.sketches]

describe("the archive", () => {
  it("has what the node answers, and what is decoded from it is what is decoded from the node", async () => {
    const location = { kind: "sqlite", directory: folder } as const
    const { archived, answered } = await archiveBesideNode(location, { chainId, rpcUrls: [chain.rpcUrl] })
    expect(archived).toEqual(answered)
    expect(archived.blocks).toHaveLength(Number(await client.getBlockNumber()) + 1)
  })
})

describe("4.6 ERC-721 transfers", () => {
  it("of every account are those that the chain's logs tell, with token and owner", async () => {
    let items = 0
    for (const { address } of chain.accounts) {
      const served = await all(listErc721Transfers(stack.data, { chainId, address, pageSize }))
      const logs = (
        await Promise.all(
          collections().map((contract) =>
            client.getLogs({ ...range, address: contract.address, event: erc721Transfer, strict: true }),
          ),
        )
      )
        .flat()
        .filter(({ args }) => isAddressEqual(args.from, address) || isAddressEqual(args.to, address))
        .sort((one, other) => Number(one.blockNumber - other.blockNumber) || one.logIndex - other.logIndex)
      const expected = listed(logs, ({ args, address }) => ({
        from: args.from,
        to: args.to,
        token: address.toLowerCase(),
        id: `${args.tokenId}`,
      }))
      expect(
        served.map(({ blockNumber, blockHash, txHash, logIndex, from, to, erc721Token }) => ({
          blockNumber,
          blockHash,
          txHash,
          logIndex,
          from: from.address,
          to: to.address,
          token: erc721Token.address.toLowerCase(),
          id: erc721Token.tokenId,
        })),
      ).toEqual(expected)
      for (const { erc721Token } of served) {
        const contract = collections().find((one) => isAddressEqual(one.address, erc721Token.address as Address))
        if (contract === undefined) expect.fail(`${erc721Token.address} is no collection of the script`)
        const id = BigInt(erc721Token.tokenId)
        expect({ owner: erc721Token.ownerAddress, name: erc721Token.name, symbol: erc721Token.symbol }).toEqual({
          owner: (await read<Address>(contract, "ownerOf", id)) ?? zeroAddress,
          name: await read(contract, "name"),
          symbol: await read(contract, "symbol"),
        })
        items++
      }
    }
    expect(items).toBeGreaterThan(50)
  })
})

describe("4.7 transfers of a token", () => {
  it.each(["iceCoin", "meltwater", "oldCoin", "nameless"] as const)("%s: as the chain's logs tell", async (name) => {
    const contract = chain.contracts[name]
    const served = await all(listTokenTransfers(stack.data, { chainId, address: contract.address, pageSize }))
    const logs = await client.getLogs({ ...range, address: contract.address, event: erc20Transfer, strict: true })
    const text = async (functionName: string) => {
      const value = (await read<string>(contract, functionName)) ?? ""
      return value.startsWith("0x") ? Buffer.from(value.slice(2), "hex").toString().replaceAll("\0", "") : value
    }
    const erc20Token = {
      address: contract.address,
      name: await text("name"),
      symbol: await text("symbol"),
      decimals: (await read<number>(contract, "decimals")) ?? 0,
      ercType: "ERC-20",
    }
    expect(served.length).toBeGreaterThan(10)
    expect(served.map(({ blockTimestamp: _, ...transfer }) => partiesByAddress(transfer))).toEqual(
      listed(logs, ({ args }) => ({ from: args.from, to: args.to, value: `${args.value}`, erc20Token })),
    )
  })

  it("goods: single and batch transfers, each pair of a batch one item", async () => {
    const { address } = chain.contracts.goods
    const served = await all(listTokenTransfers(stack.data, { chainId, address, pageSize }))
    const logs = await client.getLogs({ ...range, address, events: [single, batch], strict: true })
    const pairs = logs.flatMap((log) => {
      const { from, to } = log.args
      const moved: readonly (readonly [bigint, bigint | undefined])[] =
        log.eventName === "TransferSingle"
          ? [[log.args.id, log.args.value]]
          : log.args.ids.map((id, at) => [id, log.args.values[at]] as const)
      return moved.map(([id, value]) => ({ ...place(log), from, to, id: `${id}`, value: `${value}` }))
    })
    const expected = listed(pairs, ({ from, to, value, id }) => ({ from, to, value, id }))
    expect(served.length).toBeGreaterThan(100)
    expect(
      served.map(({ blockTimestamp: _, ...transfer }) => {
        if (!("erc1155Token" in transfer)) expect.fail("not of ERC-1155")
        const { erc1155Token, ...members } = partiesByAddress(transfer)
        return { ...members, id: erc1155Token.tokenId }
      }),
    ).toEqual(expected)
  })

  it("of the imitator are none, though it emitted their events", async () => {
    const { address } = chain.contracts.imitator
    expect((await client.getLogs({ ...range, address })).length).toBeGreaterThan(10)
    expect(await all(listTokenTransfers(stack.data, { chainId, address }))).toEqual([])
  })
})

describe("4.9 deployments", () => {
  it("of accounts and contracts are those that receipts and traces tell, and have code", async () => {
    const created = new Map<string, object[]>()
    const put = (deployer: Address, record: object) =>
      created.set(deployer.toLowerCase(), [record, ...(created.get(deployer.toLowerCase()) ?? [])])
    for (let number = 1n; number <= (await client.getBlockNumber()); number++) {
      const block = await client.getBlock({ blockNumber: number, includeTransactions: true })
      for (const { hash, from, to } of block.transactions) {
        const receipt = await client.getTransactionReceipt({ hash })
        if (receipt.status !== "success") continue
        const details = { txHash: hash, deployerAddress: getAddress(from) }
        if (to === null) put(from, { address: getAddress(receipt.contractAddress ?? "0x"), deploymentDetails: details })
        const trace = await client.request<{ Method: string; Parameters: unknown; ReturnType: Frame }>({
          method: "debug_traceTransaction",
          params: [hash, { tracer: "callTracer" }],
        })
        for (const frame of innerCreations(trace.calls ?? [])) {
          const deployerContractAddress = getAddress(frame.from)
          const address = getAddress(frame.to ?? "0x")
          const record = { address, deploymentDetails: { ...details, deployerContractAddress } }
          put(from, record)
          put(frame.from, record)
        }
      }
    }
    expect(created.size).toBeGreaterThan(5)
    for (const [deployer, expected] of created) {
      const served = await all(listContractDeployments(stack.data, { chainId, address: deployer, pageSize }))
      expect(served.map(({ address, deploymentDetails }) => ({ address, deploymentDetails }))).toEqual(expected)
      for (const { address } of served) {
        expect(await client.getCode({ address: address as Address })).not.toBe(undefined)
      }
    }
  })

  it("say what the contracts are", async () => {
    const [deployer] = chain.accounts
    const served = await all(
      listContractDeployments(stack.data, { chainId, address: deployer?.address ?? "0x", pageSize }),
    )
    const types = served.map(({ address, ercType }) => [address, ercType])
    const { iceCoin, meltwater, gallery, sketches, goods, factory, payer, reverter } = chain.contracts
    expect(Object.fromEntries(types)).toMatchObject({
      [iceCoin.address]: "ERC-20",
      [meltwater.address]: "ERC-20",
      [gallery.address]: "ERC-721",
      [sketches.address]: "ERC-721",
      [goods.address]: "ERC-1155",
      [factory.address]: "UNKNOWN",
      [payer.address]: "UNKNOWN",
      [reverter.address]: "UNKNOWN",
    })
  })
})

describe("4.10 tokens of a collection", () => {
  it.each(["gallery", "sketches"] as const)("%s: every token with its URI and owner", async (name) => {
    const contract = chain.contracts[name]
    const served = await all(listNftTokens(stack.data, { chainId, address: contract.address, pageSize }))
    const minted = Number(await read<bigint>(contract, "minted"))
    const common = {
      address: contract.address,
      name: await read(contract, "name"),
      symbol: await read(contract, "symbol"),
    }
    const expected = []
    for (let id = 1; id <= minted; id++) {
      const owner = await read<Address>(contract, "ownerOf", BigInt(id))
      const tokenUri = await read<string>(contract, "tokenURI", BigInt(id))
      expected.push({ ...common, tokenId: `${id}`, tokenUri: tokenUri ?? "", ownerAddress: owner ?? zeroAddress })
    }
    expect(minted).toBeGreaterThan(5)
    expect(served.map(({ metadata: _, ercType: __, ...token }) => token)).toEqual(expected)
    for (const { tokenUri, metadata } of served) expect(metadata?.indexStatus).toBe(statusOf(tokenUri ?? ""))
  })
})

describe("4.13 blocks", () => {
  it("are the chain's, by number and by hash", async () => {
    let cumulative = 0
    for (let blockNumber = 0n; blockNumber <= (await client.getBlockNumber()); blockNumber++) {
      const block = await client.getBlock({ blockNumber })
      cumulative += block.transactions.length
      const receipts = await Promise.all(block.transactions.map((hash) => client.getTransactionReceipt({ hash })))
      const expected = {
        chainId,
        blockNumber: `${blockNumber}`,
        blockTimestamp: Number(block.timestamp),
        blockHash: block.hash,
        txCount: block.transactions.length,
        baseFee: `${block.baseFeePerGas}`,
        gasUsed: `${block.gasUsed}`,
        gasLimit: `${block.gasLimit}`,
        gasCost: "0",
        parentHash: block.parentHash,
        feesSpent: `${receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)}`,
        cumulativeTransactions: `${cumulative}`,
      }
      expect({ ...(await getBlock(stack.data, { chainId, blockId: `${blockNumber}` })) }).toEqual(expected)
      expect({ ...(await getBlock(stack.data, { chainId, blockId: block.hash })) }).toEqual(expected)
    }
  })
})
