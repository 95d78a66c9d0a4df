import { describe, expect, test, vi } from "vitest"
import { recordedFrames } from "../../../test/node/recorded-frames.ts"
import { string } from "../read/evm.ts"
import { positionalMethod, subscription } from "../rpc/by-position.ts"
import { anyJson, optionalReader } from "../rpc/reader.ts"
import { randomId } from "./random-id.ts"
import { serveSocket } from "./serve-socket.ts"

type Tell = (result: unknown) => void

/** A source of an L1's events that the test controls. */
function feed() {
  const tellers = new Map<string, Set<Tell>>()
  const closed: string[] = []
  const told = (name: string) =>
    subscription([optionalReader(anyJson)], (_, tell) => {
      const all = tellers.get(name) ?? new Set()
      tellers.set(name, all.add(tell))
      return () => {
        all.delete(tell)
        closed.push(name)
      }
    })
  const names = ["newHeads", "logs", "newPendingTransactions", "newAcceptedTransactions"]
  return {
    eth: Object.fromEntries(names.map((name) => [name, told(name)])),
    tell: (name: string, result: unknown) => {
      for (const tell of tellers.get(name) ?? []) tell(result)
    },
    closed,
  }
}

const methods = {
  eth_blockNumber: positionalMethod([], () => "0x87"),
  eth_chainId: positionalMethod([], () => "0x18658"),
  eth_echo: positionalMethod([string], ([text]) => text),
}

function open(options = {}) {
  const { eth, tell, closed } = feed()
  const sent: (string | undefined)[] = []
  let count = 0
  const ids = { newSubscriptionId: () => `0x${(++count).toString(16)}`, ...options }
  const session = serveSocket(methods, { eth }, ids)((text) => sent.push(text))
  return { session, sent, tell, closed, ask: (body: object) => session.receive(JSON.stringify(body)) }
}

const call = (method: string, params: unknown, id = 1) => ({ jsonrpc: "2.0", id, method, params })

test("a recorded conversation goes the same way, apart from the ids and the order of the answers", async () => {
  const frames = recordedFrames()
  const { session, sent } = open()
  for (const { from, text } of frames.filter((frame) => frame.from === "client")) {
    if (from === "client") await session.receive(text.replace("0x64ebab9deeaac77a1fd57a9dfb0b02bb", "0x1"))
  }
  const withoutIds = (text: string | undefined) =>
    text?.replace(/"result":"0x(?:[\da-f]{25,}|[1-4])"/, '"result":"an id"')
  const told = frames.filter(({ from, text }) => from === "node" && !text.includes("eth_subscription"))
  expect(sent.slice(0, -1).map(withoutIds).sort()).toEqual(told.map(({ text }) => withoutIds(text)).sort())
  // The last frame is not JSON: the node closed the connection without an answer.
  expect([frames.at(-1), sent.at(-1)]).toEqual([{ from: "client", text: "{" }, undefined])
})

test("events come behind the answer that names their subscription, as long as there is one", async () => {
  const eager = subscription([], (_, tell) => {
    tell("at once")
    return () => {}
  })
  const sent: (string | undefined)[] = []
  const session = serveSocket({}, { eth: { eager } }, { newSubscriptionId: () => "0x9" })((text) => sent.push(text))
  await session.receive(JSON.stringify(call("eth_subscribe", ["eager"])))
  expect(sent).toEqual([
    '{"jsonrpc":"2.0","id":1,"result":"0x9"}\n',
    '{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x9","result":"at once"}}\n',
  ])
})

test("a subscription that is ended, by its caller or with the connection, tells nothing and is closed once", async () => {
  const { session, sent, tell, closed, ask } = open()
  await ask(call("eth_subscribe", ["newHeads"]))
  await ask(call("eth_subscribe", ["logs", {}], 2))
  tell("newHeads", { number: "0x88" })
  await ask(call("eth_unsubscribe", ["0x1"], 3))
  tell("newHeads", { number: "0x89" })
  session.end()
  session.end()
  tell("logs", {})
  await ask(call("eth_chainId", [], 4))
  expect(sent.slice(2)).toEqual([
    '{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{"number":"0x88"}}}\n',
    '{"jsonrpc":"2.0","id":3,"result":true}\n',
  ])
  expect(closed).toEqual(["newHeads", "logs"])
})

describe("what cannot be subscribed to", () => {
  test.each([
    [[], -32602, "expected subscription name as first argument"],
    [{}, -32602, "non-array args"],
    [["newHeads", {}, 1], -32602, "too many arguments, want at most 2"],
    [["toString"], -32601, 'no \\"toString\\" subscription in eth namespace'],
  ])("%j", async (params, code, message) => {
    const { sent, ask } = open()
    await ask(call("eth_subscribe", params))
    expect(sent).toEqual([`{"jsonrpc":"2.0","id":1,"error":{"code":${code},"message":"${message}"}}\n`])
  })

  test("more than there may be", async () => {
    const { sent, ask } = open({ maxSubscriptions: 1 })
    await ask(call("eth_subscribe", ["newHeads"]))
    await ask(call("eth_subscribe", ["newHeads"], 2))
    expect(sent[1]).toBe(
      '{"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"at most 1 subscriptions a connection"}}\n',
    )
  })
})

test("a batch of calls, a notification and an empty batch are answered as over HTTP", async () => {
  const { sent, ask, session } = open()
  await ask([call("eth_echo", ["a"]), call("eth_echo", [], 2)])
  await ask({ jsonrpc: "2.0", method: "eth_chainId" })
  await session.receive("[]")
  expect(sent).toEqual([
    '[{"jsonrpc":"2.0","id":1,"result":"a"},{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 0"}}]\n',
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"empty batch"}}',
  ])
})

test("ids are 16 random bytes without zeros in front", () => {
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    ;(bytes as Uint8Array).fill(0).set([7, 255], 14)
    return bytes
  })
  expect(randomId()).toBe("0x7ff")
  random.mockRestore()
  expect(randomId()).toMatch(/^0x[1-9a-f][\da-f]{20,31}$/)
})
