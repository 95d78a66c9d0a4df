import { fault } from "@serac/kits/nodes"
import { recordedNetwork } from "@serac/recordings"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WebSocket } from "ws"
import { readCalls } from "../recording/exchange.ts"
import { type Ledger, readLedgers } from "../recording/ledger.ts"
import { type ReplayNode, startReplayNode } from "./start-replay-node.ts"

const ledgers = await readLedgers(recordedNetwork)
const ledgerOf = (name: string) => ledgers.find((ledger) => ledger.name === name) as Ledger

async function post(
  url: string,
  body: string,
  headers: Record<string, string> = { "content-type": "application/json" },
) {
  const response = await fetch(url, { method: "POST", headers, body })
  return { status: response.status, text: await response.text(), retryAfter: response.headers.get("retry-after") }
}

const ask = async (node: ReplayNode, method: string, ...params: unknown[]) =>
  JSON.parse((await post(node.rpcUrl, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))).text)

describe.each(["c-chain", "l1"])("as the recorded %s", (name) => {
  let node: ReplayNode
  beforeAll(async () => {
    node = await startReplayNode({ ledger: ledgerOf(name) })
  })
  afterAll(() => node.stop())

  it("answers every recorded call word for word", async () => {
    const calls = await readCalls(recordedNetwork, name)
    const differences = []
    for (const { name, method, params, answer } of calls) {
      const own = await post(node.rpcUrl, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }))
      const expected = { ...answer, id: 1 }
      const given = JSON.parse(own.text)
      if (JSON.stringify(given) !== JSON.stringify(expected)) differences.push({ name, params, given, expected })
    }
    expect(differences).toEqual([])
    expect(calls.length).toBeGreaterThan(150)
  })
})

describe("faults and feeds", () => {
  let node: ReplayNode
  beforeAll(async () => {
    node = await startReplayNode({ ledger: ledgerOf("permissioned"), head: 20 })
  })
  afterAll(() => node.stop())

  it("answers batches, and malformed bodies in the node's words", async () => {
    const call = (id: number, method: string) => ({ jsonrpc: "2.0", id, method, params: [] })
    const batch = [call(1, "eth_chainId"), 5, call(2, "nope")]
    expect((await post(node.rpcUrl, JSON.stringify(batch))).text).toBe(
      '[{"jsonrpc":"2.0","id":1,"result":"0x15b38"},{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"invalid request"}},' +
        '{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"the method nope does not exist/is not available"}}]\n',
    )
    expect((await post(node.rpcUrl, "{")).text).toBe(
      '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"parse error"}}',
    )
    expect((await post(node.rpcUrl, "{}", { "content-type": "text/plain" })).status).toBe(415)
  })

  it("knows nothing above its head until it moves, and tells subscribers", async () => {
    expect((await ask(node, "eth_getBlockByNumber", "0x15", false)).error.message).toBe("cannot query unfinalized data")
    expect((await ask(node, "eth_getBlockReceipts", "0x15")).result).toBeNull()
    expect((await ask(node, "eth_getLogs", { fromBlock: "0x15" })).error.message).toBe(
      "requested from block 21 after last accepted block 20",
    )
    const socket = new WebSocket(node.wsUrl)
    const frames: { params?: { result: { number: string } } }[] = []
    const opened = new Promise((resolve) => socket.once("open", resolve))
    await opened
    const subscribed = new Promise((resolve) => socket.once("message", resolve))
    socket.on("message", (data) => frames.push(JSON.parse(data.toString())))
    socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}')
    await subscribed
    node.advance()
    await expect.poll(() => frames.map((frame) => frame.params?.result.number)).toEqual([undefined, "0x15"])
    socket.terminate()
    expect((await ask(node, "eth_getBlockByNumber", "0x15", false)).result.number).toBe("0x15")
  })

  it("fails on demand in every way, and recovers", async () => {
    node.setFaults(({ method }) => (method === "eth_chainId" ? fault.starting : undefined))
    expect(await post(node.rpcUrl, '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')).toEqual({
      status: 503,
      text: "API call rejected because chain is not done bootstrapping\n",
      retryAfter: null,
    })
    expect((await ask(node, "eth_blockNumber")).result).toBe("0x15")
    node.setFaults(() => fault.throttled)
    expect(await post(node.rpcUrl, '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')).toMatchObject({
      status: 429,
      retryAfter: "0",
    })
    node.setFaults(() => fault.nothing)
    expect(await ask(node, "eth_getBlockByNumber", "latest", true)).toEqual({ jsonrpc: "2.0", id: 1, result: null })
    node.setFaults(() => fault.unfinalized)
    expect((await ask(node, "eth_blockNumber")).error).toEqual({
      code: -32000,
      message: "cannot query unfinalized data",
    })
    node.setFaults(() => fault.hangUp)
    await expect(ask(node, "eth_blockNumber")).rejects.toThrow()
    node.setFaults(() => fault.halfAnswer)
    await expect(ask(node, "eth_blockNumber")).rejects.toThrow()
    node.setFaults(undefined)
    expect((await ask(node, "eth_blockNumber")).result).toBe("0x15")
  })
})

it("has two chains with one genesis hash, and different blocks after it", () => {
  const [genesis, first] = [0, 1].map((number) =>
    ["l1", "permissioned"].map((name) => ledgerOf(name).blocks[number]?.block.hash),
  )
  expect(new Set(genesis).size).toBe(1)
  expect(new Set(first).size).toBe(2)
})
