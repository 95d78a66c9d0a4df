import { readFileSync } from "node:fs"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import { serveByPosition, serveSocket } from "@serac/wire/node"
import { createPublicClient, createWalletClient, custom, defineChain, parseAbi, parseEther } from "viem"
import { expect, test } from "vitest"
import type { EvmBlock } from "../src/evm/index.ts"
import { headJson } from "../src/interfaces/evm/block-json.ts"
import { evmInterface } from "../src/interfaces/evm/evm-interface.ts"
import { localChain, poor, rich, signed } from "./evm/support/local-chain.ts"
import { replayedChain } from "./evm/support/replay.ts"

async function served() {
  const { chain, clock } = await localChain()
  const real = { now: 0 }
  const { methods, subscriptions } = evmInterface({
    chain,
    realTime: () => real.now,
    signer: { sign: async () => new Uint8Array(96).fill(1), aggregate: async (message) => message },
  })
  const serve = serveByPosition(methods)
  const ask = async (method: string, ...params: unknown[]) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
    const answer = await serve({
      method: "POST",
      target: "/rpc",
      headers: { "content-type": "application/json" },
      body,
    })
    const { result, error } = JSON.parse(answer.body)
    return error === undefined ? result : error
  }
  const send = async (...given: Parameters<typeof signed>) => {
    const hash = await chain.issue(await signed(...given))
    await chain.build()
    return hash
  }
  return { chain, clock, real, methods, subscriptions, ask, send }
}

// Code that emits a log with its first argument as the topic.
const logger = "0x6008600c60003960086000f360003560006000a1"

test("filters tell what has happened since they were last asked, logs of blocks that are gone too", async () => {
  const { chain, ask, send } = await served()
  await send({ nonce: 0, to: undefined as never, data: logger, gas: 200_000n })
  const contract = chain.tip.receipts[0]?.contractAddress
  const [blocks, logs, pending] = [
    await ask("eth_newBlockFilter"),
    await ask("eth_newFilter", { address: contract }),
    await ask("eth_newPendingTransactionFilter"),
  ]
  const topic = `0x${"0".repeat(62)}2a`
  const hash = await send({ nonce: 1, to: contract as never, data: topic as never, gas: 100_000n })
  const [log] = (await ask("eth_getLogs", { address: contract })) as { topics: string[] }[]
  expect([await ask("eth_getFilterChanges", blocks), await ask("eth_getFilterChanges", pending), log?.topics]).toEqual([
    [chain.tip.hash],
    [hash],
    [topic],
  ])
  expect([await ask("eth_getFilterChanges", logs), await ask("eth_getFilterChanges", logs)]).toEqual([[log], []])
  await chain.fork(1n)
  expect(await ask("eth_getFilterChanges", logs)).toEqual([{ ...log, removed: true }])
  expect([await ask("eth_uninstallFilter", logs), await ask("eth_getFilterChanges", logs)]).toEqual([
    true,
    { code: -32000, message: "filter not found" },
  ])
})

test("a filter that nobody asks for five minutes is forgotten", async () => {
  const { real, ask } = await served()
  const id = await ask("eth_newBlockFilter")
  real.now += 299_000
  expect(await ask("eth_getFilterChanges", id)).toEqual([])
  real.now += 301_000
  expect(await ask("eth_getFilterChanges", id)).toEqual({ code: -32000, message: "filter not found" })
})

test("a filter outlives a leap of the chain's time", async () => {
  const { chain, clock, ask } = await served()
  const id = await ask("eth_newBlockFilter")
  clock.milliseconds += 30 * 86_400_000
  await chain.build({ allowEmpty: true })
  expect(await ask("eth_getFilterChanges", id)).toEqual([chain.tip.hash])
})

test("a filter that nobody asks listens no more, and there are at most a thousand", async () => {
  const { chain, real, ask } = await served()
  let listeners = 0
  const on = chain.events.on.bind(chain.events)
  chain.events.on = (...given) => {
    const end = on(...given)
    listeners++
    return () => {
      listeners--
      end()
    }
  }
  for (let made = 0; made < 1_000; made++) await ask("eth_newBlockFilter")
  expect([await ask("eth_newBlockFilter"), listeners]).toEqual([
    { code: -32000, message: "there are 1000 filters, and no more at a time" },
    1_000,
  ])
  real.now += 301_000
  await chain.build({ allowEmpty: true })
  expect(listeners).toBe(0)
})

test("a query of logs has at most as many topics and addresses as the node takes", async () => {
  const { ask } = await served()
  const address = Array.from({ length: 1_001 }, (_, at) => `0x${at.toString(16).padStart(40, "0")}`)
  for (const method of ["eth_getLogs", "eth_newFilter"])
    expect([await ask(method, { topics: [null, null, null, null, null] }), await ask(method, { address })]).toEqual([
      { code: -32000, message: "exceed max topics" },
      expect.objectContaining({ message: expect.stringContaining("exceed max addresses") }),
    ])
})

test("a socket is told heads, waiting and accepted transactions", async () => {
  const { chain, methods, subscriptions, send } = await served()
  const frames: { method?: string; params?: { subscription: string; result: unknown } }[] = []
  let next = 0
  const open = serveSocket(methods, subscriptions, { newSubscriptionId: () => `0x${++next}` })
  const session = open((text) => frames.push(JSON.parse(text ?? "{}")))
  for (const name of ["newHeads", "newPendingTransactions", "newAcceptedTransactions"])
    await session.receive(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params: [name] }))
  const hash = await send({ nonce: 0 })
  await new Promise((resolve) => setImmediate(resolve))
  const told = frames.flatMap(({ params }) => (params === undefined ? [] : [[params.subscription, params.result]]))
  const { header } = chain.tip
  expect(told).toEqual([
    ["0x2", hash],
    ["0x1", expect.objectContaining({ hash: chain.tip.hash, number: "0x1", stateRoot: header.stateRoot })],
    ["0x3", hash],
  ])
})

test("a head has the members of the node's, in its order", async () => {
  const lines = readFileSync(join(recordedNetwork, "websocket-l1.jsonl"), "utf8")
  const texts = lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).text as string)
  const heads = texts.filter((text) => text.includes("parentHash")).map((text) => JSON.parse(text).params.result)
  const { chain } = await replayedChain("ledger/l1")
  const own = heads.map(({ number }) => headJson(chain.blockAt(BigInt(number)) as EvmBlock, "subnet-evm"))
  // States and hashes differ, since the messenger's code is missing.
  const same = (head: Record<string, unknown>) =>
    Object.entries(head).filter(([name]) => !["parentHash", "stateRoot", "hash"].includes(name))
  expect(own.map(same)).toEqual(heads.map(same))
  expect(own.map((head) => Object.keys(head))).toEqual(heads.map((head) => Object.keys(head)))
  expect(heads.length).toBeGreaterThan(0)
  const { chain: c } = await replayedChain("helicon/ledger/c-chain")
  const told = (height: bigint) => headJson(c.blockAt(height) as EvmBlock, "coreth")
  expect(told(37n)).toMatchObject({ extDataGasUsed: "0x0", settledHeight: null, settledExcess: null })
  expect(told(38n)).toMatchObject({ extDataGasUsed: "0x0", settledHeight: "0x25", settledExcess: "0x0" })
})

test("sent warp messages are given and signed by their ids, and so are accepted blocks", async () => {
  const { chain, ask, send } = await served()
  const warp = "0x0200000000000000000000000000000000000005"
  const data = `0x${"ee5b48eb"}${"20".padStart(64, "0")}${"1".padStart(64, "0")}${"ff".padEnd(64, "0")}`
  await send({ nonce: 0, to: warp, data: data as never, gas: 200_000n })
  const { formatId, parseHex } = await import("@serac/chain")
  const [log] = chain.tip.receipts[0]?.logs ?? []
  const id = formatId(parseHex(log?.topics[2] ?? "", "hexnc"))
  const message = await ask("warp_getMessage", id)
  expect([
    message,
    await ask("warp_getMessageSignature", id),
    await ask("warp_getMessageAggregateSignature", id, 67, ""),
  ]).toEqual([expect.stringMatching(/^0x000000000539/), `0x${"01".repeat(96)}`, message])
  const block = formatId(parseHex(chain.tip.hash, "hexnc"))
  expect(await ask("warp_getBlockSignature", block)).toBe(`0x${"01".repeat(96)}`)
  expect(await ask("warp_getMessageAggregateSignature", id, 67, "x")).toEqual({
    code: -32000,
    message: 'failed to parse subnetID: "x"',
  })
})

test("viem's common flows run: send, wait, read, estimate, fees, logs, reverts", async () => {
  const { chain, methods } = await served()
  const serve = serveByPosition(methods)
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
      const answer = await serve({ method: "POST", target: "/", headers: { "content-type": "application/json" }, body })
      const { result, error } = JSON.parse(answer.body)
      if (error !== undefined) throw Object.assign(new Error(error.message), error)
      if (method === "eth_sendRawTransaction") await chain.build()
      return result
    },
  }
  const network = defineChain({
    id: 7,
    name: "Local",
    nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const transport = custom(provider)
  const wallet = createWalletClient({ account: rich, chain: network, transport })
  const client = createPublicClient({ chain: network, transport, pollingInterval: 1 })
  const hash = await wallet.sendTransaction({ to: poor.address, value: parseEther("1") })
  const receipt = await client.waitForTransactionReceipt({ hash })
  expect([receipt.status, receipt.gasUsed, await client.getBalance({ address: poor.address })]).toEqual([
    "success",
    21_000n,
    parseEther("1"),
  ])
  const abi = parseAbi(["function getBlockchainID() view returns (bytes32)"])
  const warp = "0x0200000000000000000000000000000000000005"
  expect(await client.readContract({ abi, address: warp, functionName: "getBlockchainID" })).toBe(
    `0x${"01".repeat(32)}`,
  )
  expect(await client.estimateGas({ account: rich, to: poor.address, value: 1n })).toBe(21_000n)
  expect((await client.getBlock({ includeTransactions: true })).transactions.map((one) => one.hash)).toEqual([hash])
  expect(await client.getLogs({ fromBlock: 0n })).toEqual([])
  const wrong = parseAbi(["function nope()"])
  await expect(client.readContract({ abi: wrong, address: warp, functionName: "nope" })).rejects.toThrow(
    /invalid function selector/,
  )
})
