import { afterEach, expect, test } from "vitest"
import { WebSocket } from "ws"
import { byMethod, EvmNode, FakeNode, fault, limited, RpcError } from "../../src/nodes/index.ts"

const chain = {
  head: 1,
  blocks: [0, 1, 2].map((number) => ({
    block: { number: `0x${number}`, hash: `0x${`${number}`.repeat(64)}`, transactions: [] },
    receipts: [],
  })),
}
const evm = () => new EvmNode({ ...chain })
const primary = () =>
  new FakeNode({
    find: (path) =>
      path === "/ext/bc/P"
        ? { dialect: "by name", methods: { "platform.getBlock": ({ height }) => ({ block: `block ${height}` }) } }
        : undefined,
  })
const body = (method: string, params: unknown = [], id = 1) => ({ jsonrpc: "2.0", id, method, params })
const closing: FakeNode[] = []
afterEach(async () => {
  for (const node of closing.splice(0)) await node.close()
})

/** The status and text of a node's reply, through each kind of access. */
const ways = {
  "without a socket": async (node: FakeNode) => async (request: unknown, path: string) =>
    node.fetch(`http://node.test${path}`, { method: "POST", body: JSON.stringify(request) }),
  "over HTTP": async (node: FakeNode) => {
    closing.push(await node.listen())
    const headers = { "content-type": "application/json" }
    return async (request: unknown, path: string) =>
      fetch(node.url + path, { method: "POST", headers, body: JSON.stringify(request) })
  },
}
const textOf = async (response: Promise<Response>) => {
  const { status, text } = await response.then(async (one) => ({ status: one.status, text: await one.text() }))
  return [status, text.trimEnd()]
}

test.each(Object.entries(ways))(
  "%s, a call meets each fault that a test asks for, and the truth afterwards",
  async (_, reach) => {
    const node = evm()
    const post = await reach(node)
    const ask = (method = "eth_blockNumber") => textOf(post(body(method), "/rpc"))
    const truth = [200, '{"jsonrpc":"2.0","id":1,"result":"0x1"}']
    const expected = {
      throttled: [429, '{"message":"Too many requests"}'],
      badGateway: [502, "<html>502 Bad Gateway</html>"],
      html: [200, "<!doctype html><title>Just a moment...</title>"],
      unfinalized: [200, '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"cannot query unfinalized data"}}'],
      nothing: [200, '{"jsonrpc":"2.0","id":1,"result":null}'],
      cutText: [200, '{"jsonrpc":"2.0","id"'.slice(0, 20)],
    } as const
    for (const [name, reply] of Object.entries(expected)) {
      node.faults = limited(byMethod({ eth_blockNumber: fault[name as keyof typeof fault] }), 1)
      expect([name, await ask()]).toEqual([name, reply])
      expect(await ask()).toEqual(truth)
    }
    node.faults = byMethod({ "*": { kind: "lie", change: (result) => `${result}0` }, eth_chainId: undefined })
    expect([await ask(), await ask("eth_chainId")].map(([, text]) => JSON.parse(`${text}`).result)).toEqual([
      "0x10",
      "0xa868",
    ])
    for (const one of [fault.hangUp, fault.halfAnswer]) {
      node.faults = () => one
      await expect(ask()).rejects.toThrow(/fetch failed|terminated/)
    }
    node.faults = undefined
    expect(await ask()).toEqual(truth)
  },
)

test("silence lasts until the caller gives up", async () => {
  const node = evm()
  node.faults = () => fault.silence
  const caller = new AbortController()
  const asked = node.fetch("http://node.test/", { method: "POST", body: "{}", signal: caller.signal })
  const asking = node.fetch("http://node.test/", {
    method: "POST",
    body: JSON.stringify(body("eth_chainId")),
    signal: caller.signal,
  })
  expect((await asked).status).toBe(200)
  caller.abort(new Error("gave up"))
  await expect(asking).rejects.toThrow("gave up")
})

test("what a test replies, answers or forbids comes before the node, and all is counted", async () => {
  const node = evm()
  const post = await ways["without a socket"](node)
  node.override = ({ method }) => {
    if (method === "eth_syncing") return { highestBlock: "0x9" }
    if (method === "eth_blockNumber") throw new RpcError(-32005, "limit exceeded")
    return undefined
  }
  expect(await textOf(post([body("eth_syncing"), body("eth_blockNumber", [], 2), body("nope", [], 3)], "/"))).toEqual([
    200,
    '[{"jsonrpc":"2.0","id":1,"result":{"highestBlock":"0x9"}},' +
      '{"jsonrpc":"2.0","id":2,"error":{"code":-32005,"message":"limit exceeded"}},' +
      '{"jsonrpc":"2.0","id":3,"error":{"code":-32601,"message":"the method nope does not exist/is not available"}}]',
  ])
  node.intercept = (calls) => (calls.length > 1 ? Response.json([]) : undefined)
  expect(await textOf(post([body("eth_syncing"), body("nope")], "/"))).toEqual([200, "[]"])
  expect([node.methods, node.count("nope"), node.requests.length]).toEqual([
    ["eth_syncing", "eth_blockNumber", "nope", "eth_syncing", "nope"],
    2,
    2,
  ])
})

test("methods by name take an object or a list of one, in the node's words, at their own path alone", async () => {
  const post = await ways["over HTTP"](primary())
  const answers = await Promise.all([
    textOf(post(body("platform.getBlock", { height: 5 }), "/ext/bc/P")),
    textOf(post(body("platform.getBlock", [{ height: 6 }]), "/ext/bc/P")),
    textOf(post(body("platform.nope", {}), "/ext/bc/P")),
    textOf(post(body("platform.getBlock", {}), "/ext/bc/X")),
  ])
  expect(answers).toEqual([
    [200, '{"jsonrpc":"2.0","result":{"block":"block 5"},"id":1}'],
    [200, '{"jsonrpc":"2.0","result":{"block":"block 6"},"id":1}'],
    [
      200,
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"rpc: can\'t find method \\"platform.Nope\\"","data":null},"id":1}',
    ],
    [404, "404 page not found"],
  ])
})

test("a node that goes down refuses connections and ends sockets, and is back at the same URL", async () => {
  const node = evm()
  const post = await ways["over HTTP"](node)
  const socket = new WebSocket(node.server.wsUrl)
  await new Promise((resolve) => socket.once("open", resolve))
  const ended = new Promise((resolve) => socket.once("close", resolve))
  await node.server.down()
  await ended
  await expect(post(body("eth_chainId"), "/")).rejects.toThrow("fetch failed")
  await node.server.up()
  expect((await post(body("eth_chainId"), "/")).status).toBe(200)
})

test("a subscriber is sent the headers of new blocks, and its other calls are answered", async () => {
  const node = evm()
  closing.push(await node.listen())
  const socket = new WebSocket(node.server.wsUrl)
  await new Promise((resolve) => socket.once("open", resolve))
  const frames: { readonly id?: number; readonly params?: { readonly result: unknown } }[] = []
  socket.on("message", (data) => frames.push(JSON.parse(String(data))))
  socket.send(JSON.stringify(body("eth_subscribe", ["newHeads"])))
  socket.send(JSON.stringify(body("eth_blockNumber", [], 2)))
  await expect.poll(() => frames.map(({ id }) => id)).toEqual([1, 2])
  node.announce({ number: "0x2", transactions: [] })
  await expect.poll(() => frames[2]?.params?.result).toEqual({ number: "0x2" })
  socket.send("no JSON")
  await new Promise((resolve) => socket.once("close", resolve))
})
