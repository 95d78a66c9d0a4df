import { createPublicClient, http, parseAbi, parseAbiItem } from "viem"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type BigChain, startBigChain } from "../../src/demo-chain/index.ts"

let chain: BigChain
let client: ReturnType<typeof createPublicClient>
beforeAll(async () => {
  chain = await startBigChain({ head: 20, transfersPerBlock: 7 })
  client = createPublicClient({ transport: http(chain.rpcUrl, { batch: true }) })
})
afterAll(() => chain.stop())

const transfer = parseAbiItem("event Transfer(address indexed from, address indexed to, uint256 value)")

it("links every block to its parent", async () => {
  const numbers = Array.from({ length: 21 }, (_, number) => BigInt(number))
  const blocks = await Promise.all(numbers.map((blockNumber) => client.getBlock({ blockNumber })))
  expect(blocks.slice(1).map(({ parentHash }) => parentHash)).toEqual(blocks.slice(0, -1).map(({ hash }) => hash))
})

it("has receipts, logs and transactions that agree", async () => {
  const block = await client.getBlock({ blockNumber: 3n, includeTransactions: true })
  const receipts = await client.request<{ Method: string; Parameters: unknown; ReturnType: { logs: unknown[] }[] }>({
    method: "eth_getBlockReceipts",
    params: ["0x3"],
  })
  const logs = await client.getLogs({ blockHash: block.hash, event: transfer, strict: true })
  expect(receipts.flatMap((receipt) => receipt.logs).length).toBe(7)
  expect(logs.map(({ transactionHash }) => transactionHash)).toEqual(block.transactions.map(({ hash }) => hash))
  expect(logs.map(({ args }) => args.from.toLowerCase())).toEqual(block.transactions.map(({ from }) => from))
  expect(await client.getTransactionReceipt({ hash: block.transactions[2]?.hash ?? "0x" })).toMatchObject({
    blockNumber: 3n,
    transactionIndex: 2,
    logs: [{ logIndex: 2 }],
  })
})

it("filters logs by address and topic", async () => {
  const all = await client.getLogs({ fromBlock: 0n, toBlock: 20n, event: transfer, strict: true })
  const [{ address, args } = expect.fail()] = all
  const found = await client.getLogs({
    address,
    event: transfer,
    args: { from: args.from },
    fromBlock: 0n,
    toBlock: 20n,
  })
  expect(all.length).toBe(140)
  expect(found.map(({ blockHash, logIndex }) => [blockHash, logIndex])).toEqual(
    all
      .filter((log) => log.address === address && log.args.from === args.from)
      .map((log) => [log.blockHash, log.logIndex]),
  )
})

it("answers what is asked of a token, and reverts what is not", async () => {
  const abi = parseAbi([
    "function name() view returns (string)",
    "function decimals() view returns (uint8)",
    "function supportsInterface(bytes4) view returns (bool)",
  ])
  const address = chain.tokens[1] ?? "0x"
  expect(await client.readContract({ address, abi, functionName: "name" })).toBe("Big Token 1")
  expect(await client.readContract({ address, abi, functionName: "decimals" })).toBe(18)
  await expect(
    client.readContract({ address, abi, functionName: "supportsInterface", args: ["0x80ac58cd"] }),
  ).rejects.toThrow(/revert/)
})

it("tells balances that are what the events say, where it is asked for, at each block", async () => {
  const truthful = await startBigChain({
    head: 12,
    transfersPerBlock: 7,
    tokens: 2,
    accounts: 5,
    hasTrueBalances: true,
  })
  try {
    const own = createPublicClient({ transport: http(truthful.rpcUrl, { batch: true }) })
    const abi = parseAbi(["function balanceOf(address) view returns (uint256)"])
    const logs = await own.getLogs({ fromBlock: 0n, toBlock: 12n, event: transfer, strict: true })
    for (const blockNumber of [1n, 5n, 12n]) {
      const { hash } = await own.getBlock({ blockNumber })
      for (const address of truthful.tokens) {
        for (const holder of truthful.accounts) {
          const moved = logs.filter((log) => log.address === address && log.blockNumber <= blockNumber)
          const sumOf = (end: "from" | "to") =>
            moved.reduce((sum, { args }) => (args[end].toLowerCase() === holder ? sum + args.value : sum), 0n)
          const balance = await own.readContract({
            address,
            abi,
            functionName: "balanceOf",
            args: [holder],
            blockHash: hash,
          })
          expect([blockNumber, balance]).toEqual([blockNumber, sumOf("to") - sumOf("from")])
        }
      }
    }
    expect(logs).toHaveLength(84)
  } finally {
    await truthful.stop()
  }
})

it("grows when it is told to, and knows nothing beyond its head", async () => {
  const ask = (blockNumber: bigint) =>
    client.getBlock({ blockNumber }).then(
      ({ number }) => number,
      () => "none",
    )
  expect(await ask(21n)).toBe("none")
  chain.advance()
  expect(await ask(21n)).toBe(21n)
})

it("tells new blocks to subscribers, with their hashes", async () => {
  const socket = new WebSocket(chain.wsUrl)
  try {
    await new Promise((resolve, reject) => {
      socket.onopen = resolve
      socket.onerror = reject
    })
    const said: { readonly id?: number; readonly result?: string; readonly params?: { result: { hash: string } } }[] =
      []
    const heard = (count: number) =>
      new Promise<void>((resolve) => {
        socket.onmessage = ({ data }) => {
          said.push(JSON.parse(data))
          if (said.length === count) resolve()
        }
      })
    const subscribed = heard(2)
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" }))
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "eth_subscribe", params: ["newHeads"] }))
    await subscribed
    const told = heard(4)
    chain.advance(2)
    await told
    const hashes = await Promise.all(
      [1, 0].map(async (back) => (await client.getBlock({ blockNumber: BigInt(chain.head - back) })).hash),
    )
    expect(said.slice(0, 2).map(({ id, result }) => [id, result])).toEqual([
      [1, "0xa86d"],
      [2, "0x1"],
    ])
    expect(said.slice(2).map(({ params }) => params?.result.hash)).toEqual(hashes)
  } finally {
    socket.close()
  }
})

it("puts several transfers into a transaction when told so", async () => {
  const dense = await startBigChain({ head: 1, transfersPerBlock: 7, transfersPerTransaction: 3 })
  try {
    const client = createPublicClient({ transport: http(dense.rpcUrl) })
    const { transactions } = await client.getBlock({ blockNumber: 1n })
    const receipts = await Promise.all(transactions.map((hash) => client.getTransactionReceipt({ hash })))
    expect(receipts.map(({ logs }) => logs.map(({ logIndex }) => logIndex))).toEqual([[0, 1, 2], [3, 4, 5], [6]])
  } finally {
    await dense.stop()
  }
})

it("keeps few answers ready where it is told to, and gives the same", async () => {
  const [all, few] = await Promise.all([startBigChain({ head: 12 }), startBigChain({ head: 12, readyBlocks: 3 })])
  all.warm()
  few.warm()
  const block = async (rpcUrl: string, number: number) => {
    const call = { jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params: [`0x${number.toString(16)}`, true] }
    return (await fetch(rpcUrl, { method: "POST", body: JSON.stringify(call) })).text()
  }
  for (const number of [12, 0, 5, 12, 1, 5])
    expect(await block(few.rpcUrl, number)).toBe(await block(all.rpcUrl, number))
  await Promise.all([all.stop(), few.stop()])
})
