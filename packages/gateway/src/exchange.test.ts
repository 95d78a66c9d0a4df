import type { IncomingMessage } from "node:http"
import { Readable } from "node:stream"
import { type Caller, ServiceError } from "@serac/server/http"
import { expect, test } from "vitest"
import { AllowedMethods } from "./calls/allowed-methods.ts"
import { MethodWeights } from "./calls/method-weights.ts"
import { routesOf, socketRoutesOf } from "./calls/route.ts"
import { type ExchangeContext, GatewayExchange } from "./exchange.ts"
import { HeldBytes } from "./held-bytes.ts"
import { NoNodeError } from "./nodes/ask-nodes.ts"
import type { NodeAnswer } from "./nodes/node-connections.ts"
import type { SessionCalls } from "./socket/session-calls.ts"

interface Sent {
  readonly method?: string
  readonly url?: string
  readonly body?: string
  readonly upgrade?: string
}

const served = { nodes: ["http://a"], chains: [{ chainId: "7", rpcUrls: ["http://a"], isCChain: true }] }
const limits = { "ratelimit-limit": "5" }
const json = { "content-type": "application/json" }
const refusal = (code: number, message: string, id = "null") =>
  `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify({ code, message })}}`
const callTo = (method: string, id?: number) => JSON.stringify({ jsonrpc: "2.0", id, method, params: [] })

/** A gateway without sockets and nodes, whose access and nodes do as the test says. */
function gateway(options: Partial<ExchangeContext> = {}) {
  const held = new HeldBytes(4 * 1_000)
  const state = {
    caller: { address: "10.0.0.1", keyId: undefined, orgId: undefined, tier: "free", scopes: [] } as Caller,
    refused: undefined as ServiceError | undefined,
    answer: (): NodeAnswer => ({ status: 200, contentType: "text/plain", text: "of the node" }),
  }
  const weights: number[] = []
  const asked: string[] = []
  const context: ExchangeContext = {
    ...{
      routes: routesOf(served),
      sockets: socketRoutesOf(served),
      maxBodyBytes: 600,
      maxBatch: 9,
      maxBatchAnswer: 99,
    },
    ...{ methods: new AllowedMethods({}), weights: new MethodWeights() },
    filters: { has: (method) => method === "eth_newFilter", call: async () => '"0x1"' },
    access: {
      admit: (_, { weight }) => {
        weights.push(weight)
        return { caller: state.caller, headers: limits, refusal: state.refused }
      },
    },
    nodes: {
      ask: async (_: unknown, { query }: { readonly query: string }) => {
        asked.push(query)
        return state.answer()
      },
    } as unknown as ExchangeContext["nodes"],
    answers: {
      one: async () => ({ ...state.answer(), source: "asked" }),
      together: async (_: unknown, calls: readonly object[]) =>
        calls.map(() => ({ text: state.answer().text, source: "kept" })),
    } as unknown as ExchangeContext["answers"],
    ...options,
  }
  const begin = ({ method = "POST", url = "/ext/bc/C/rpc", body = "", upgrade }: Sent, session?: SessionCalls) => {
    const headers = upgrade === undefined ? {} : { upgrade }
    const socket = { remoteAddress: "10.0.0.9" }
    const request = Object.assign(Readable.from([Buffer.from(body)]), { method, url, headers, socket })
    const holding = held.begin("10.0.0.1")
    return { exchange: new GatewayExchange(context, request as unknown as IncomingMessage, holding, session), holding }
  }
  const post = (sent: Sent) => begin(sent).exchange.answer()
  return { held, state, weights, asked, begin, post }
}

test("every answer tells the limits of its caller, and a refusal comes before it", async () => {
  const { state, post, weights, asked } = gateway()
  const health = { method: "GET", url: "/ext/health?tag=a" }
  const requests: readonly (readonly [Sent, object])[] = [
    [{ url: "/nowhere" }, { status: 404, headers: { "content-type": "text/plain; charset=utf-8" } }],
    [{ method: "GET" }, { status: 405, headers: { ...json, allow: "POST" } }],
    [{ method: "GET", url: "/ext/info" }, { status: 405 }],
    [{ body: "x".repeat(601) }, { status: 413, body: refusal(-32600, "the body is longer than 600 bytes") }],
    [{ body: "{" }, { status: 200 }],
    [
      { body: callTo("eth_gasPrice", 1) },
      { status: 200, headers: { "content-type": "text/plain" }, body: "of the node" },
    ],
    [{ body: callTo("eth_newFilter", 1) }, { status: 200, body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}\n' }],
    [{ body: callTo("eth_newFilter") }, { status: 200, headers: json, body: "" }],
    [health, { status: 200, headers: { "content-type": "text/plain" }, body: "of the node" }],
  ]
  for (const [sent, reply] of requests) {
    const told = await post(sent)
    expect(told).toMatchObject(reply)
    expect(told.headers).toMatchObject(limits)
  }
  expect([weights, asked]).toEqual([[1, 1, 1, 1, 1, 10, 10, 10, 1], ["?tag=a"]])
  state.refused = new ServiceError(429, "Too much", { retryAfter: 7 })
  for (const [sent] of requests) {
    const id = sent.body?.includes('"id":1') ? "1" : "null"
    const headers = { ...json, ...limits, "retry-after": "7" }
    expect(await post(sent)).toEqual({ status: 429, headers, body: refusal(-32005, "Too much", id) })
  }
  expect(asked).toEqual(["?tag=a"])
})

test("where no node answers that is told with the limits, and a fault of the gateway is none of the nodes'", async () => {
  const { state, post } = gateway()
  const requests = [{ method: "GET", url: "/ext/health" }, { body: callTo("eth_gasPrice", 3) }]
  const ids = ["null", "3"]
  for (const [at, sent] of requests.entries()) {
    state.answer = () => {
      throw new NoNodeError(true, undefined)
    }
    const unreachable = refusal(-32603, "no node can be reached", ids[at])
    expect(await post(sent)).toEqual({
      status: 503,
      headers: { ...json, ...limits, "retry-after": "1" },
      body: unreachable,
    })
    state.answer = () => {
      throw new NoNodeError(false, undefined)
    }
    const useless = refusal(-32603, "no node answered as it should", ids[at])
    expect(await post(sent)).toEqual({ status: 502, headers: { ...json, ...limits }, body: useless })
    state.answer = () => {
      throw new RangeError("broken")
    }
    await expect(post(sent)).rejects.toThrow("broken")
  }
})

test("requests with a key begin while they may, end once, and one that is over does not begin", async () => {
  const begun: string[] = []
  let most = 1
  const { state, begin } = gateway({
    beginWithKey: (keyId) => {
      if (begun.length >= most) return undefined
      begun.push(keyId)
      return () => begun.push("end")
    },
  })
  const ask = (exchange: GatewayExchange) => exchange.answer().then(({ status, body }) => [status, body])
  const answered = [200, "of the node"]
  const body = callTo("eth_gasPrice", 1)
  const keyless = begin({ body }).exchange
  expect([await ask(keyless), begun]).toEqual([answered, []])
  state.caller = { ...state.caller, keyId: "k" }
  const first = begin({ body }).exchange
  expect([await ask(first), begun, first.caller.keyId]).toEqual([answered, ["k"], "k"])
  const tooMany = refusal(-32005, "There are as many requests with this key already as may be", "1")
  expect(await ask(begin({ body }).exchange)).toEqual([429, tooMany])
  first.end()
  expect(begun).toEqual(["k", "end"])
  most = 9
  const gone = begin({ body }).exchange
  gone.end()
  expect([await ask(gone), begun]).toEqual([answered, ["k", "end"]])
})

test("a call counts as its method, with its weight and where its answer is from; what is no served method has one name", async () => {
  const { begin } = gateway()
  const countedOf = async (sent: Sent) => {
    const { exchange } = begin(sent)
    await exchange.answer()
    return exchange.calls.map(({ method, credits, source }) => [method, credits, source])
  }
  expect(await countedOf({ body: callTo("eth_getLogs", 1) })).toEqual([["eth_getLogs", 200, "asked"]])
  const calls = [
    callTo("eth_gasPrice", 1),
    callTo("made_up", 2),
    "5",
    callTo("eth_newFilter", 3),
    callTo("eth_chainId"),
  ]
  expect(await countedOf({ body: `[${calls}]` })).toEqual([
    ["eth_gasPrice", 10, "kept"],
    ["other", 1, undefined],
    ["none", 1, undefined],
    ["eth_newFilter", 10, undefined],
    ["eth_chainId", 1, "kept"],
  ])
  for (const sent of [{ body: "[]" }, { url: "/nowhere" }, { method: "GET", url: "/ext/health" }])
    expect(await countedOf(sent)).toEqual([["none", 1, undefined]])
  // What is not read, since the gateway is busy or the caller has gone, costs nothing.
  expect(begin({ body: callTo("eth_getLogs", 1) }).exchange.calls).toEqual([{ method: "none", credits: 0 }])
})

test("a batch has the answers that fit, in the order of its calls, and errors for the others", async () => {
  const { state, post } = gateway()
  state.answer = () => ({ status: 200, contentType: "", text: `"${"x".repeat(28)}"` })
  const own = '{"jsonrpc":"2.0","id":2,"result":"0x1"}'
  const calls = [
    callTo("eth_gasPrice", 1),
    callTo("eth_newFilter", 2),
    callTo("eth_gasPrice"),
    callTo("eth_gasPrice", 4),
  ]
  // 30, 39 and 30 characters are as many as may be; a notification has none.
  expect((await post({ body: `[${calls}]` })).body).toBe(`[${[state.answer().text, own, state.answer().text]}]\n`)
  const more = callTo("eth_gasPrice", 5)
  expect((await post({ body: `[${[...calls, more]}]` })).body).toBe(
    `[${[state.answer().text, own, state.answer().text, refusal(-32003, "response too large", "5")]}]\n`,
  )
})

test("what is not known yet is a 503, and a gateway that is busy says so to whoever asks", async () => {
  const { post } = gateway({ missing: "no node was reached" })
  const soon = { ...json, ...limits, "retry-after": "2" }
  const body = refusal(-32603, "this path is not known yet: no node was reached")
  expect(await post({ url: "/nowhere" })).toEqual({ status: 503, headers: soon, body })
  expect((await post({ body: callTo("eth_gasPrice", 1) })).status).toBe(200)
  const { begin, weights } = gateway()
  const headers = { ...json, "retry-after": "1" }
  expect([await begin({}).exchange.busy(), weights]).toEqual([
    { status: 503, headers, body: refusal(-32603, "the gateway is too busy") },
    [],
  ])
})

test("a WebSocket is opened for who may, at a path that has one, for one unit", async () => {
  const { state, begin, weights } = gateway()
  const open = (url: string) => begin({ method: "GET", url, upgrade: "WebSocket" }).exchange.refuseSession()
  expect([await open("/ext/bc/C/ws?key=a"), await open("/ext/bc/C/rpc")]).toMatchObject([undefined, { status: 404 }])
  state.refused = new ServiceError(401, "An API key is required")
  const body = refusal(-32000, "An API key is required")
  expect(await open("/ext/bc/C/ws")).toEqual({ status: 401, headers: { ...json, ...limits }, body })
  expect(weights).toEqual([1, 1, 1])
})

test("a frame holds its characters while it is answered, has no answer where it is no JSON, and a session answers what is its own", async () => {
  const { held, state, begin } = gateway()
  const session: SessionCalls = { has: (method) => method === "eth_subscribe", call: async () => '"0xab"' }
  const url = "/ext/bc/C/ws"
  const { exchange, holding } = begin({ method: "GET", url, upgrade: "websocket" }, session)
  const bodyOf = async (text: string) => (await exchange.answerFrame(text))?.body
  expect(await bodyOf("{")).toBeUndefined()
  expect(await bodyOf(callTo("eth_subscribe", 1))).toBe('{"jsonrpc":"2.0","id":1,"result":"0xab"}\n')
  expect(await bodyOf(callTo("eth_gasPrice", 1))).toBe("of the node")
  state.answer = () => ({ status: 200, contentType: "", text: refusal(-32700, "parse error") })
  expect(await bodyOf(callTo("eth_gasPrice", 1))).toBe(refusal(-32700, "parse error"))
  expect(held.held).toBe(1 + callTo("eth_subscribe", 1).length + 2 * callTo("eth_gasPrice", 1).length)
  expect(await bodyOf("x".repeat(1_001))).toBe(refusal(-32603, "the gateway holds too much already"))
  holding.end()
  expect(held.held).toBe(0)
})
