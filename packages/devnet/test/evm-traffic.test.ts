import { decodeFunctionResult, encodeFunctionData, type Hex, toEventSelector } from "viem"
import { beforeAll, expect, test } from "vitest"
import { firstContracts, plannedContract } from "../src/contracts/planned-contract.ts"
import { Devnet } from "../src/devnet.ts"
import { call, fromHex, toHex } from "../src/evm/index.ts"
import { gallery } from "../src/generated/contracts/gallery.ts"
import { goods } from "../src/generated/contracts/goods.ts"
import type { RunningChain } from "../src/network/evm/running-chain.ts"
import { EvmTraffic } from "../src/traffic/evm/evm-traffic.ts"

const start = Date.parse("2026-01-01T12:00:00Z")

/** A network with a number of traffic actions on its EVM chains. */
async function used(seed: string, count: number): Promise<Devnet> {
  const clock = { start, isStopped: true }
  const devnet = await Devnet.create({ seed, clock, l1s: [{ name: "firn", chainID: 99_700 }] })
  const { network, chains } = devnet
  const traffic = new EvmTraffic({ network, chains, seed })
  for (let acts = 0; acts < count; acts++) {
    devnet.network.clock.advanceTo(traffic.next)
    await traffic.act()
  }
  devnet.close()
  return devnet
}

const selectors = {
  [toEventSelector("Transfer(address,address,uint256)")]: "Transfer",
  [toEventSelector("TransferSingle(address,address,address,uint256,uint256)")]: "TransferSingle",
  [toEventSelector("TransferBatch(address,address,address,uint256[],uint256[])")]: "TransferBatch",
} as Readonly<Record<Hex, string>>

const blocksOf = ({ chain }: RunningChain) =>
  Array.from({ length: Number(chain.tip.header.number) }, (_, at) => chain.blockAt(BigInt(at + 1)))

/** The events on a chain, by kind and number of topics, and the statuses of its transactions. */
const happened = (running: RunningChain): ReadonlySet<string> => {
  const receipts = blocksOf(running).flatMap((block) => block?.receipts ?? [])
  const events = receipts.flatMap(({ logs }) =>
    logs.flatMap(({ topics }) => {
      const name = selectors[topics[0] as Hex]
      return name === undefined ? [] : [`${name} ${topics.length}`]
    }),
  )
  const ends = receipts.map(({ succeeded, contractAddress }) =>
    [succeeded ? "succeeded" : "failed", ...(contractAddress ? ["creation"] : [])].join(" "),
  )
  return new Set([...events, ...ends])
}

let one: Devnet
beforeAll(async () => {
  one = await used("g", 45)
})

test("people pay, send tokens, make and give away NFTs, fail, and make contracts, on each chain; on the same seed the same", async () => {
  const all = new Set(one.chains.all.flatMap((running) => [...happened(running)]))
  expect([...all].sort()).toEqual([
    "Transfer 3",
    "Transfer 4",
    "TransferBatch 4",
    "TransferSingle 4",
    "failed",
    "succeeded",
    "succeeded creation",
  ])
  expect(one.chains.all.map(({ name, chain }) => [name, chain.tip.header.number > 15n])).toEqual([
    ["C-Chain", true],
    ["firn", true],
  ])
  const other = await used("g", 12)
  const tips = other.chains.all.map(({ chain }) => chain.tip)
  expect(tips.map(({ hash }) => hash)).toEqual(
    one.chains.all.map(({ chain }, at) => chain.blockAt(tips[at]?.header.number ?? 0n)?.hash),
  )
})

test("people go on to make contracts: tokens, and some of which nothing comes", () => {
  const later = Array.from({ length: 100 }, (_, at) => plannedContract("g", firstContracts.length + at))
  expect(new Set(later.map(({ kind }) => kind))).toEqual(new Set(["ERC-20", "unborn"]))
  expect(new Set(later.map(({ decimals }) => decimals))).toEqual(new Set([0, 6, 8, 18]))
})

test("the contracts are told: first those that every chain has, one of them spam with a hostile name", async () => {
  const listed = await Promise.all(one.chains.all.map((running) => one.contracts(running)))
  const [onC = [], onL1 = []] = listed
  expect(onC.slice(0, 9)).toEqual(onL1.slice(0, 9))
  expect(onC.slice(0, 9).map(({ kind, symbol, isSpam }) => [kind, symbol, isSpam])).toEqual([
    ["ERC-20", "WUSD", false],
    ["ERC-20", "GLC", false],
    ["ERC-20", "MELT", false],
    ["ERC-721", "ICE", false],
    ["ERC-1155", "GEAR", false],
    ["refuser", "", false],
    ["ERC-20", "\u202e$DSU'\"--", true],
    ["mailbox", "", false],
    ["splitter", "", false],
  ])
  const { chain } = one.chains.c
  const codes = await chain.read(chain.tip, ({ state }) => Promise.all(onC.map(({ address }) => state.code(address))))
  expect(codes.every((code) => code.length > 0)).toBe(true)
  const fresh = await Devnet.create({ seed: "g", clock: { start, isStopped: true } })
  expect(await fresh.contracts(fresh.chains.c)).toEqual([])
  fresh.close()
})

const get = async (target: string, method = "GET") =>
  one.node.handle({ method, target, headers: { host: "localhost" }, body: "" })
const gatewayPath = (uri: string) => uri.replace("ipfs://", "/ipfs/")

test("the metadata and the pictures of NFTs are at the devnet's gateway, where their URIs lead", async () => {
  const running = one.chains.c
  const listed = await one.contracts(running)
  const ask = async (kind: string, data: Hex): Promise<Hex> => {
    const to = listed.find((contract) => contract.kind === kind)?.address
    return toHex(await call(running.chain, running.chain.tip, { to, data: fromHex(data) }))
  }
  const id = { functionName: "tokenURI", args: [1n] } as const
  const ofCrystal = await ask("ERC-721", encodeFunctionData({ abi: gallery.abi, ...id }))
  const ofGear = await ask("ERC-1155", encodeFunctionData({ abi: goods.abi, functionName: "uri", args: [2n] }))
  const uris = [
    decodeFunctionResult({ abi: gallery.abi, functionName: "tokenURI", data: ofCrystal }),
    decodeFunctionResult({ abi: goods.abi, functionName: "uri", data: ofGear }).replace("{id}", "2".padStart(64, "0")),
  ]
  const documents = await Promise.all(uris.map((uri) => get(gatewayPath(uri))))
  const found = documents.map(({ status, headers, body }) => [status, headers["content-type"], JSON.parse(body)])
  expect(found).toEqual([
    [
      200,
      "application/json",
      {
        name: "Ice crystal: plate",
        description: "An ice crystal that grew as a plate.",
        image: expect.stringMatching(/^ipfs:\/\/bafybei\w+\/1\.svg$/),
        attributes: [
          { trait_type: "habit", value: "plate" },
          { trait_type: "degrees", value: -2 },
          { trait_type: "arms", value: 6 },
        ],
      },
    ],
    [200, "application/json", expect.objectContaining({ name: "Ice axe" })],
  ])
  const picture = await get(gatewayPath(found[0]?.[2].image))
  expect([picture.status, picture.headers["content-type"], picture.body.slice(0, 4)]).toEqual([
    200,
    "image/svg+xml",
    "<svg",
  ])
  expect((await get(gatewayPath(uris[0] as string), "POST")).status).toBe(405)
  expect((await get("/ipfs/bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354/1.json")).status).toBe(404)
})
