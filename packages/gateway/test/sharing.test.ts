import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { GatewayOptions } from "../src/index.ts"
import { call, GatewayWithNodes, type PostedGateway } from "./gateway-with-nodes.ts"
import type { NodeReply } from "./node.ts"

const nodes = new GatewayWithNodes()
let held: ((reply: NodeReply) => void)[] = []
let posted = 0
beforeEach(async () => {
  await nodes.begin()
  held = []
  posted = 0
  // With fake timers no timeout ends.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
})
afterEach(async () => {
  vi.useRealTimers()
  await nodes.end()
})

const caller = { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] }
const admit = () => {
  posted++
  return { caller }
}
/** A gateway whose node answers when the test says so. */
const start = (options: Partial<GatewayOptions> = {}): Promise<PostedGateway> => {
  nodes.node.reply = () => new Promise((resolve) => held.push(resolve))
  return nodes.start({ access: { admit }, ...options })
}
/** Waits until the gateway has this many requests, and the node this many. Unlike `expect.poll` it does not advance fake timers. */
const standing = async (requests: number, asked: number) => {
  const end = performance.now() + 20_000
  while ((posted !== requests || held.length !== asked) && performance.now() < end)
    await new Promise((resolve) => setImmediate(resolve))
  expect([posted, held.length]).toEqual([requests, asked])
}
const result = (id: string | number, value: string) => `{"jsonrpc":"2.0","id":${id},"result":"${value}"}`

test("what several ask at the same time is asked once, and each has its own id; what is sent is sent each time", async () => {
  const { evm } = await start()
  const asking = ["1", "2.0", '"c"'].map((id) => evm(`{"jsonrpc":"2.0","id":${id},"method":"eth_gasPrice"}`))
  await standing(3, 1)
  const sending = [5, 6].map((id) => evm(call("eth_sendRawTransaction", ["0x01"], id)))
  await standing(5, 3)
  for (const answer of held) answer(result(1, "0x7"))
  expect(await Promise.all(asking)).toEqual([
    [200, result("1", "0x7")],
    ...["2.0", '"c"'].map((id) => [200, `${result(id, "0x7")}\n`]),
  ])
  expect((await Promise.all(sending)).map(([status]) => status)).toEqual([200, 200])
})

describe("nobody waits for another's answer", () => {
  test.each([
    ["of an account", "/ext/bc/C/rpc", "eth_getBalance", ["0xa", "latest"]],
    ["of an account's next nonce", "/ext/bc/C/rpc", "eth_getTransactionCount", ["0xa", "pending"]],
    ["of an account without a block", "/ext/bc/C/rpc", "eth_getCode", ["0xa"]],
    ["of a call", "/ext/bc/C/rpc", "eth_call", [{}, "latest"]],
    ["of an account of the P-Chain", "/ext/bc/P", "platform.getUTXOs", { addresses: ["P-local1"] }],
    ["of a method that an operator allowed", "/ext/bc/C/rpc", "debug_traceCall", [{}]],
    ["with a query", "/ext/bc/P?tag=a", "platform.getHeight", {}],
  ])("%s", async (_, path, method, params) => {
    const { told } = await start({ allowedMethods: ["debug_traceCall"] })
    const asking = [1, 2].map((id) => told(path, call(method, params, id)))
    await standing(2, 2)
    for (const [at, answer] of held.entries()) answer(result(at + 1, `${at}`))
    expect((await Promise.all(asking)).map(([, text]) => JSON.parse(text).result).sort()).toEqual(["0", "1"])
  })

  test("of a member of a batch, and a batch for nobody's, nor for its own twice", async () => {
    const { evm } = await start()
    const batch = evm(`[${call("eth_gasPrice")},${call("eth_gasPrice")}]`)
    await standing(1, 1)
    const alone = evm(call("eth_gasPrice", [], 2))
    await standing(2, 2)
    const other = evm(`[${call("eth_gasPrice", [], 3)}]`)
    await standing(3, 3)
    held[1]?.(result(2, "0x2"))
    expect(await alone).toEqual([200, result(2, "0x2")])
    held[2]?.(`[${result(0, "0x3")}]`)
    expect(await other).toEqual([200, `[${result(3, "0x3")}]\n`])
    held[0]?.(`[${result(0, "0x0")},${result(1, "0x1")}]`)
    expect(await batch).toEqual([200, `[${result(1, "0x0")},${result(1, "0x1")}]\n`])
  })

  test.each<[string, NodeReply]>([
    ["an error of JSON-RPC", '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no"}}'],
    ["another status", { status: 415, text: '{"result":1}' }],
    ["no answer of use", { status: 500, text: "no" }],
    ["no JSON", "<html>"],
    ["a list", "[]"],
  ])("that is %s: who waited asks himself", async (_, reply) => {
    nodes.second.reply = () => ({ status: 500, text: "no" })
    const { evm } = await start()
    const first = evm(call("eth_gasPrice"))
    await standing(1, 1)
    const second = evm(call("eth_gasPrice", [], 2))
    await standing(2, 1)
    held[0]?.(reply)
    await first
    await standing(2, 2)
    held[1]?.(result(2, "0x2"))
    expect(await second).toEqual([200, result(2, "0x2")])
  })

  test("that a node may have looked up before it took a transaction", async () => {
    const { evm, told } = await start()
    const early = evm(call("eth_blockNumber"))
    await standing(1, 1)
    const write = evm(call("eth_sendRawTransaction", ["0x01"], 2))
    await standing(2, 2)
    // The node may have executed the write already.
    const during = evm(call("eth_blockNumber", [], 3))
    await standing(3, 3)
    held[1]?.(result(2, "0x2"))
    await write
    const after = evm(call("eth_blockNumber", [], 4))
    await standing(4, 4)
    // A read of another chain.
    const height = told("/ext/bc/P", call("platform.getHeight", {}, 5))
    await standing(5, 5)
    const sameHeight = told("/ext/bc/P", call("platform.getHeight", {}, 6))
    await standing(6, 5)
    // No write has ended since that read began.
    const joined = evm(call("eth_blockNumber", [], 7))
    await standing(7, 5)
    for (const [at, answer] of held.entries()) answer(result(9, `${at}`))
    const values = await Promise.all([early, during, after, height, sameHeight, joined])
    expect(values.map(([, text]) => JSON.parse(text).result)).toEqual(["0", "2", "3", "4", "4", "3"])
  })

  test("that a node may have looked up before an atomic transaction of the same chain", async () => {
    const { evm, told } = await start()
    const early = evm(call("eth_blockNumber"))
    await standing(1, 1)
    const write = told("/ext/bc/C/avax", call("avax.issueTx", { tx: "0x00" }, 2))
    await standing(2, 2)
    held[1]?.(result(2, "0x2"))
    await write
    const after = evm(call("eth_blockNumber", [], 3))
    await standing(3, 3)
    for (const answer of held) answer(result(1, "0x1"))
    await Promise.all([early, after])
  })
})
