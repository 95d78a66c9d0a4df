import { once } from "node:events"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { WebSocket } from "ws"
import { call, GatewayWithNodes, refusal } from "./gateway-with-nodes.ts"
import { FakeNode } from "./node.ts"

const nodes = new GatewayWithNodes()
beforeEach(() => nodes.begin())
afterEach(() => nodes.end())

describe("where a node fails another one is asked", () => {
  test.each([429, 500, 503])("by status %i", async (status) => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => ({ status, text: "no" })
    nodes.second.reply = () => '{"id":1,"result":"0x2"}'
    expect(await evm(call("eth_gasPrice"))).toEqual([200, '{"id":1,"result":"0x2"}'])
    // The failed node is ranked last.
    await evm(call("eth_blockNumber"))
    expect([nodes.node.asked.length, nodes.second.asked.length]).toEqual([1, 2])
  })

  test.each([
    [-32603, "method handler crashed"],
    [-32000, "missing trie node 0b3c (path )"],
    [-32000, "header not found"],
  ])("by an error of its own, %i %s", async (code, message) => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => refusal(code, message)
    nodes.second.reply = () => '{"id":1,"result":"0x2"}'
    const read = call("eth_call", [{}, "latest"])
    for (let times = 0; times < 3; times++) expect(await evm(read)).toEqual([200, '{"id":1,"result":"0x2"}'])
    // After three errors the node is ranked after the other.
    await evm(read)
    expect([nodes.node.asked.length, nodes.second.asked.length]).toEqual([3, 4])
  })

  test("by an error of its own to one call of a batch", async () => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => `[${refusal(-32603, "method handler crashed", "1")},{"id":0,"result":"0x1"}]`
    nodes.second.reply = () => '[{"id":0,"result":"0x2"},{"id":1,"result":"0x2"}]'
    expect(await evm(`[${call("eth_gasPrice", [], 7)},${call("eth_gasPrice", [], 8)}]`)).toEqual([
      200,
      '[{"id":7,"result":"0x2"},{"id":8,"result":"0x2"}]\n',
    ])
  })

  test("but the first one's error goes on where all have one, and at once where it took too long", async () => {
    const { evm } = await nodes.start()
    const [crashed, slow] = [refusal(-32603, "method handler crashed"), refusal(-32002, "request timed out")]
    nodes.node.reply = () => crashed
    nodes.second.reply = () => refusal(-32603, "another")
    expect(await evm(call("eth_gasPrice"))).toEqual([200, crashed])
    await nodes.second.stop()
    expect(await evm(call("eth_gasPrice"))).toEqual([200, crashed])
    nodes.second = await new FakeNode().start()
    nodes.node.reply = () => slow
    expect(await evm(call("eth_gasPrice"))).toEqual([200, slow])
    expect(nodes.second.asked).toEqual([])
  })

  test("but a caller's error is an answer, and a crash may have taken a transaction", async () => {
    const { evm } = await nodes.start()
    for (const [method, error] of [
      ["eth_call", refusal(3, "execution reverted: method handler crashed")],
      ["eth_call", refusal(-32000, "insufficient funds for transfer")],
      ["eth_sendRawTransaction", refusal(-32603, "method handler crashed")],
    ] as const) {
      nodes.node.reply = () => error
      expect(await evm(call(method, [{}, "latest"]))).toEqual([200, error])
    }
    expect(nodes.second.asked).toEqual([])
  })

  test("by a head that others have long passed", async () => {
    nodes.node.head = 95
    nodes.second.head = 100
    const { evm } = await nodes.start({ indexedBlock: async () => 101 })
    nodes.second.reply = () => '{"id":1,"result":"0x64"}'
    await expect
      .poll(() => evm(call("eth_blockNumber")), { timeout: 20_000 })
      .toEqual([200, '{"id":1,"result":"0x64"}'])
  })

  test("by silence, a cut connection or an answer that is too long", async () => {
    const { evm } = await nodes.start({ timeout: 300, asking: { maxAnswerBytes: 1_000, pause: 0 } })
    nodes.second.reply = () => '{"id":1,"result":"0x2"}'
    for (const reply of ["hang", "drop", "x".repeat(2_000)] as const) {
      nodes.node.reply = () => reply
      expect(await evm(call("eth_gasPrice"))).toEqual([200, '{"id":1,"result":"0x2"}'])
    }
  })

  test("but a transaction that one may have taken is not sent to another", async () => {
    const { evm } = await nodes.start()
    nodes.node.reply = () => "drop"
    expect(await evm(call("eth_sendRawTransaction", ["0x01"], 5))).toEqual([
      503,
      refusal(-32603, "no node can be reached", "5"),
    ])
    expect(nodes.second.asked).toEqual([])
  })

  test("and is sent to the next one where none can have taken it: the connection was refused", async () => {
    const { evm } = await nodes.start()
    await nodes.node.stop()
    nodes.second.reply = () => '{"jsonrpc":"2.0","id":1,"result":"0x2"}'
    expect((await evm(call("eth_sendRawTransaction", ["0x01"])))[0]).toBe(200)
    expect(nodes.second.asked).toHaveLength(1)
    nodes.node = await new FakeNode().start()
  })

  test("nor where a 503 says nothing of what became of it, but where a 429 does", async () => {
    const { evm } = await nodes.start({ asking: { pause: 0 } })
    nodes.second.reply = () => '{"jsonrpc":"2.0","id":1,"result":"0x2"}'
    const statuses = []
    for (const status of [500, 503, 429]) {
      nodes.node.reply = () => ({ status, text: "no" })
      statuses.push((await evm(call("eth_sendRawTransaction", ["0x01"])))[0])
    }
    expect([statuses, nodes.second.asked.length]).toEqual([[502, 502, 200], 1])
  })

  test("nor is a method that may write, for all that is known, but one that reads by its name is", async () => {
    const { evm } = await nodes.start({ allowedMethods: ["debug_traceTransaction", "eth_signTransaction"] })
    nodes.node.reply = () => "drop"
    nodes.second.reply = () => '{"jsonrpc":"2.0","id":1,"result":"0x2"}'
    expect((await evm(call("debug_traceTransaction", ["0x01"])))[0]).toBe(200)
    await nodes.end()
    await nodes.begin()
    const again = await nodes.start({ allowedMethods: ["eth_signTransaction"] })
    nodes.node.reply = () => "drop"
    expect((await again.evm(call("eth_signTransaction", [{}])))[0]).toBe(503)
    expect(nodes.second.asked).toEqual([])
  })

  test("and where none answers that is said, by what they did", async () => {
    const { evm } = await nodes.start()
    for (const one of [nodes.node, nodes.second]) one.reply = () => ({ status: 500, text: "no" })
    expect(await evm(call("eth_gasPrice"))).toEqual([502, refusal(-32603, "no node answered as it should")])
    await Promise.all([nodes.node.stop(), nodes.second.stop()])
    expect(await evm(call("eth_gasPrice"))).toEqual([503, refusal(-32603, "no node can be reached")])
    expect(await evm(`[${call("eth_gasPrice")}]`)).toEqual([503, refusal(-32603, "no node can be reached", "null")])
    nodes.node = await new FakeNode().start()
    nodes.second = await new FakeNode().start()
  })

  test("also of health in a browser", async () => {
    const { url } = await nodes.start({ asking: { maxAnswerBytes: 10 } })
    nodes.node.reply = () => "x".repeat(20)
    const response = await fetch(`${url}/ext/health`)
    expect([response.status, await response.text()]).toEqual([
      502,
      refusal(-32603, "no node answered as it should", "null"),
    ])
  })
})

test("a node's own word that JSON is bad goes to its caller, and ends no WebSocket", async () => {
  const { url } = await nodes.start()
  const bad = refusal(-32700, "parse error")
  nodes.node.reply = () => bad
  const socket = new WebSocket(`${url.replace("http", "ws")}/ext/bc/C/ws`)
  const frames: string[] = []
  socket.on("message", (data) => frames.push(String(data)))
  await once(socket, "open")
  for (let asked = 1; asked <= 2; asked++) {
    socket.send(call("eth_gasPrice"))
    await expect.poll(() => frames).toEqual(Array(asked).fill(bad))
  }
  socket.terminate()
})
