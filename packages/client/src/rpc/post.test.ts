import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { bootstrapping, call, getHeight, healthy, inTurn, issueTx } from "../../test/rpc/call.ts"
import { type Behaviour, plain, refused, silence } from "../../test/rpc/fake-node.ts"
import { ConnectionError, HttpError, TimeoutError } from "../http/index.ts"
import { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
import type { RpcClientSettings } from "./options.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a request is a POST of JSON", async () => {
  const { result, sent } = await call(healthy)
  expect(result).toBe("57")
  expect(sent.map(({ url, headers, body }) => ({ url, headers, body }))).toStrictEqual([
    {
      url: "http://node/ext/bc/X",
      headers: { "content-type": "application/json" },
      body: '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}',
    },
  ])
})

test("headers of the call win over the client's, whatever their case, but the content type stays", async () => {
  const { sent } = await call(
    healthy,
    {
      baseUrl: "http://node",
      headers: { "X-Client": "1", "X-Both": "client", "Content-Type": "text/plain" },
    } as RpcClientSettings,
    getHeight,
    { headers: { "x-both": "call", Authorization: "Bearer token" } },
  )
  expect(sent[0]?.headers).toStrictEqual({
    authorization: "Bearer token",
    "content-type": "application/json",
    "x-both": "call",
    "x-client": "1",
  })
})

test("a node that is starting is asked again until it answers", async () => {
  const { result, asked } = await call(inTurn(bootstrapping, bootstrapping, healthy as () => unknown))
  expect(result).toBe("57")
  expect(asked).toStrictEqual(["node 0", "node 500", "node 1500"])
})

test("when it stays so the error says it", async () => {
  const { error, asked } = await call(bootstrapping)
  expect(error).toBeInstanceOf(NotBootstrappedError)
  const { message, status, text, url, attempts, operation, name, code } = error as HttpError
  expect({ message, status, text, url, attempts, operation, name, code }).toStrictEqual({
    ...{ name: "NotBootstrappedError", code: "NOT_BOOTSTRAPPED", status: 503 },
    message:
      "avm.getHeight: status 503 from http://node/ext/bc/X after 3 attempts: API call rejected because chain is not done bootstrapping",
    text: "API call rejected because chain is not done bootstrapping\n",
    ...{ operation: "avm.getHeight", url: "http://node/ext/bc/X", attempts: 3 },
  })
  expect(asked).toHaveLength(3)
})

test.each([
  [403, "invalid host specified\n"],
  [404, "404 page not found\n"],
  [405, "rpc: POST method required, received GET"],
  [413, "content length too large (6291522>5242880)\n"],
  [415, "rpc: unrecognized Content-Type: text/plain"],
])("status %i is an error at once", async (status, body) => {
  const { error, asked } = await call(() => plain(status, body))
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    status,
    text: body,
    message: `avm.getHeight: status ${status} from http://node/ext/bc/X after 1 attempt: ${body.trim()}`,
  })
  expect(asked).toHaveLength(1)
})

test.each([429, 502, 503, 504])("an idempotent call is repeated after status %i", async (status) => {
  const { result, asked } = await call(inTurn(() => plain(status), healthy as () => unknown))
  expect(result).toBe("57")
  expect(asked).toHaveLength(2)
})

test("an idempotent call is repeated after a network fault, during the answer too", async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"jsonrpc":"2.0","res'))
          stream.error(new TypeError("terminated"))
        },
      }),
    )
  const { result, asked } = await call(inTurn(refused, broken, healthy as () => unknown))
  expect(result).toBe("57")
  expect(asked).toHaveLength(3)
})

test("a network fault that stays is an error with its cause", async () => {
  const { error } = await call(refused)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(error).toMatchObject({ name: "ConnectionError", code: "CONNECTION", attempts: 3, operation: "avm.getHeight" })
  expect(((error as Error).cause as Error).cause).toStrictEqual(new Error("connect ECONNREFUSED 127.0.0.1:9650"))
})

test.each([429, 503])(
  "a transaction is sent again after status %i, which says that it was not taken",
  async (status) => {
    const { result, asked } = await call(
      inTurn(() => plain(status), healthy as () => unknown),
      {},
      issueTx,
    )
    expect(result).toBe("57")
    expect(asked).toHaveLength(2)
  },
)

test.each([
  ["a refused connection", refused, ConnectionError],
  ["status 500", () => plain(500), HttpError],
  ["status 502", () => plain(502), HttpError],
  ["status 504", () => plain(504), HttpError],
  ["silence", silence, TimeoutError],
])("a transaction is sent once, to one node, after %s, which says nothing", async (_, answer, kind) => {
  const { error, asked } = await call({ a: answer, b: healthy }, {}, issueTx)
  expect(error).toBeInstanceOf(kind)
  expect(asked).toStrictEqual(["a 0"])
})

test("what the call says of being idempotent wins", async () => {
  const { result } = await call(inTurn(refused, healthy as () => unknown), {}, issueTx, { idempotent: true })
  expect(result).toBe("57")
  const { error } = await call(inTurn(refused, healthy as () => unknown), {}, getHeight, { idempotent: false })
  expect(error).toBeInstanceOf(ConnectionError)
})

test("Retry-After is waited exactly", async () => {
  const { asked } = await call(inTurn(() => plain(429, "", { "retry-after": "7" }), healthy as () => unknown))
  expect(asked).toStrictEqual(["node 0", "node 7000"])
})

test("with retrying off there is one attempt", async () => {
  const { asked } = await call(refused, { retry: false })
  expect(asked).toStrictEqual(["node 0"])
})

test("a JSON-RPC error is an answer and not repeated", async () => {
  const answer: Behaviour = ({ body }) =>
    `{"jsonrpc":"2.0","error":{"code":-32000,"message":"not found","data":null},"id":${JSON.parse(body).id}}`
  const { error, asked } = await call({ a: answer, b: healthy })
  expect(error).toMatchObject({ name: "RpcError", code: -32000, message: "not found", data: null })
  expect(asked).toStrictEqual(["a 0"])
})

test.each([
  ["a refused connection", refused],
  ["silence", silence],
  ["status 429", () => plain(429, "", { "retry-after": "7" })],
  ["status 500", () => plain(500)],
  ["status 503", bootstrapping],
  ["status 404 while it starts", () => plain(404, "404 page not found\n")],
  ["status 403", () => plain(403, "invalid host specified\n")],
])("after %s the next node is asked at once, and that one stays the first", async (_, answer) => {
  const nodes = { a: answer, b: healthy, c: healthy }
  const { result, asked, core } = await call(nodes)
  expect(result).toBe("57")
  const started = Number(asked.at(-1)?.split(" ")[1])
  expect(asked).toStrictEqual(["a 0", `b ${started}`])
  expect(started).toBe(answer === silence ? 30_000 : 0)
  await core.call(getHeight)
  expect(asked.slice(2).map((entry) => entry.split(" ")[0])).toStrictEqual(["b"])
})

test("no timer is asked for less than no time, of which Node 24 warns", async () => {
  const timer = vi.spyOn(globalThis, "setTimeout")
  const { asked } = await call({ a: () => plain(503, "", { "retry-after": "0" }), b: refused })
  expect(asked).toHaveLength(6)
  expect(timer.mock.calls.filter(([, delay = 0]) => delay < 0)).toStrictEqual([])
})

test.each([403, 404, 429, 503])("a transaction goes to the next node after status %i only", async (status) => {
  const { result, asked } = await call({ a: () => plain(status), b: healthy }, {}, issueTx)
  expect(result).toBe("57")
  expect(asked).toStrictEqual(["a 0", "b 0"])
})

test("a request that is wrong everywhere is asked once", async () => {
  const { asked } = await call({ a: () => plain(413), b: healthy })
  expect(asked).toStrictEqual(["a 0"])
})

test("when all nodes have failed, each is asked again when its own time has come", async () => {
  const { result, asked } = await call({
    a: inTurn(() => plain(429, "", { "retry-after": "2" }), healthy as () => unknown),
    b: inTurn(refused, refused, refused),
    c: () => plain(404),
  })
  expect(result).toBe("57")
  expect(asked).toStrictEqual(["a 0", "b 0", "c 0", "b 500", "b 1500", "a 2000"])
})

test("when all nodes have failed for good, the last error is told", async () => {
  const { error, asked } = await call({ a: () => plain(404), b: () => plain(403, "invalid host specified\n") })
  expect(error).toMatchObject({ status: 403, url: "http://b/ext/bc/X", attempts: 2 })
  expect(asked).toStrictEqual(["a 0", "b 0"])
})
