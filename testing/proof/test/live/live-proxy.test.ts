import { NodeServer, type ServedNode } from "@serac/kits/nodes"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { LiveProxy, type ProxyMode } from "../../src/live/live-proxy.ts"

const truth = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  result: { value: "0x10", gasUsed: "0x5208", from: `0x${"a".repeat(40)}`, parentHash: `0x${"0".repeat(64)}` },
})
const node: ServedNode = { reply: () => ({ kind: "answer", status: 200, text: truth }) }

let upstream: NodeServer
let proxy: LiveProxy
beforeAll(async () => {
  upstream = await NodeServer.start(node)
})
afterAll(() => upstream.close())
beforeEach(() => {
  proxy = new LiveProxy(upstream.url)
})

const ask = (mode: ProxyMode) => {
  proxy.mode = mode
  return proxy.reply({ method: "POST", target: "/ext/bc/C/rpc", headers: {}, body: "{}" })
}

test("what a node answers passes as it is", async () => {
  expect(await ask("pass")).toEqual({
    kind: "answer",
    status: 200,
    headers: { "content-type": "application/json" },
    text: truth,
  })
})

test("a lie changes members of one kind, another kind each time, and is counted where something changed", async () => {
  const texts: (string | undefined)[] = []
  for (let turn = 0; turn < 5; turn++) {
    const reply = await ask("lie")
    texts.push(reply.kind === "answer" ? reply.text : undefined)
  }
  expect([texts, proxy.lies]).toEqual([
    [
      truth.replace("0x10", "0x101"),
      truth.replace("0x5208", "0x52080"),
      truth.replace("0xa", "0xb"),
      truth,
      truth.replace(/0"}}$/, '1"}}'),
    ],
    4,
  ])
})

test("faults replace the answer, or break it off", async () => {
  const kinds = await Promise.all((["refuse", "hang", "throttle", "html"] as const).map(ask))
  const cut = await ask("cut")
  expect([kinds.map((reply) => (reply.kind === "answer" ? reply.status : reply.kind)), cut]).toEqual([
    ["refused", "hanging", 429, 200],
    { kind: "answer", status: 200, headers: { "content-type": "application/json" }, text: truth, breaksOff: true },
  ])
})
