import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Behaviour, fakeNode, plain, refused, resultOf, silence } from "../test/fake-node.ts"
import { createRpcCore } from "./core.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import { HttpError } from "./errors/http-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import type { RpcCallOptions, RpcClientSettings } from "./options.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const getHeight = { method: "avm.getHeight", path: "/ext/bc/X" }
const issueTx = { method: "avm.issueTx", path: "/ext/bc/X", idempotent: false } as const
const healthy = resultOf(() => "57")
const bootstrapping = () => plain(503, "API call rejected because chain is not done bootstrapping\n")

/** Calls a method of nodes that behave so, each until time stands still; tells what came of it and when each was asked. */
async function call(
  nodes: Behaviour | Record<string, Behaviour>,
  settings: RpcClientSettings = {},
  operation: typeof getHeight | typeof issueTx = getHeight,
  options?: RpcCallOptions,
) {
  const began = Date.now()
  const asked: string[] = []
  const byHost = typeof nodes === "function" ? { node: nodes } : nodes
  const seen: Record<string, number> = {}
  const node = fakeNode((sent) => {
    const { hostname } = new URL(sent.url)
    asked.push(`${hostname} ${Date.now() - began}`)
    const index = seen[hostname] ?? 0
    seen[hostname] = index + 1
    return byHost[hostname]?.(sent, index)
  })
  const core = createRpcCore({
    url: Object.keys(byHost).map((host) => `http://${host}`),
    fetch: node.fetch,
    ...settings,
  })
  const outcome = core.call(operation, {}, options).then(
    (result) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error }),
  )
  await vi.runAllTimersAsync()
  return { ...(await outcome), asked, sent: node.sent, core }
}

/** One answer after another, the last one again and again. */
const inTurn =
  (...answers: (() => unknown)[]): Behaviour =>
  (sent, index) => {
    const answer = answers[Math.min(index, answers.length - 1)]
    return answer === undefined ? undefined : (answer as Behaviour)(sent, index)
  }

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
      url: "http://user:pass@node",
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
  expect(asked).toStrictEqual(["node 0", "node 300", "node 900"])
})

test("when it stays so the error says it", async () => {
  const { error, asked } = await call(bootstrapping)
  expect(error).toBeInstanceOf(HttpError)
  const { message, status, body, url, attempts, method, name, code } = error as HttpError
  expect({ message, status, body, url, attempts, method, name, code }).toStrictEqual({
    ...{ name: "HttpError", code: "HTTP", status: 503 },
    message: "HTTP 503: API call rejected because chain is not done bootstrapping",
    body: "API call rejected because chain is not done bootstrapping\n",
    ...{ method: "avm.getHeight", url: "http://node/ext/bc/X", attempts: 3 },
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
  expect(error).toMatchObject({ status, body, message: `HTTP ${status}: ${body.trim()}` })
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
  expect(error).toMatchObject({ name: "ConnectionError", code: "CONNECTION", attempts: 3, method: "avm.getHeight" })
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
  expect(asked).toStrictEqual(["a 0", "b 0", "c 0", "b 300", "b 900", "a 2000"])
})

test("when all nodes have failed for good, the last error is told", async () => {
  const { error, asked } = await call({ a: () => plain(404), b: () => plain(403, "invalid host specified\n") })
  expect(error).toMatchObject({ status: 403, url: "http://b/ext/bc/X", attempts: 2 })
  expect(asked).toStrictEqual(["a 0", "b 0"])
})

test("each attempt has its timeout, and the call the total one", async () => {
  const { error, asked } = await call(silence, { timeout: 1000, totalTimeout: 1800 })
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ timeout: 1800, attempts: 2, url: "http://node/ext/bc/X" })
  expect(asked).toStrictEqual(["node 0", "node 1300"])
})

test("the timeout of an attempt is told when no other follows", async () => {
  const { error } = await call(silence, { timeout: 1000, retry: { attempts: 2 } })
  expect(error).toMatchObject({ timeout: 1000, attempts: 2, message: "no answer within 1000 ms" })
})

test("an answer that stops in the middle is a timeout too", async () => {
  const stalled = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(3)) }))
  const { error } = await call(stalled, { timeout: 1000, retry: false })
  expect(error).toBeInstanceOf(TimeoutError)
})

test("a pause that would outlast the total timeout is not begun", async () => {
  const began = Date.now()
  const { error } = await call(() => plain(503, "", { "retry-after": "20" }), { totalTimeout: 10_000 })
  expect(error).toMatchObject({ status: 503, attempts: 1 })
  expect(Date.now() - began).toBe(0)
})

test("timeouts of the call win, and there may be none", async () => {
  const { error } = await call(silence, { timeout: 1000, retry: false }, getHeight, { timeout: 50 })
  expect(error).toMatchObject({ timeout: 50 })
  const slow = () =>
    new Promise((resolve) => setTimeout(() => resolve(healthy({ body: '{"id":1}' } as never, 0)), 10_000_000))
  const { result } = await call(slow, { timeout: Infinity, totalTimeout: Infinity })
  expect(result).toBe("57")
})

test("an abort ends the request and the call at once, with the reason of the signal", async () => {
  const caller = new AbortController()
  const outcome = call(silence, {}, getHeight, { signal: caller.signal })
  setTimeout(() => caller.abort(new Error("left the page")), 10)
  const { error, sent } = await outcome
  expect(error).toStrictEqual(new Error("left the page"))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(sent).toHaveLength(1)
})

test("an abort ends a pause", async () => {
  const caller = new AbortController()
  const outcome = call(() => plain(503, "", { "retry-after": "20" }), {}, getHeight, { signal: caller.signal })
  setTimeout(() => caller.abort("left"), 10)
  const began = Date.now()
  const { error, sent } = await outcome
  expect(error).toBe("left")
  expect(sent).toHaveLength(1)
  expect(Date.now() - began).toBe(10)
})

test("a caller that has already left is not served", async () => {
  const { error, sent } = await call(healthy, {}, getHeight, { signal: AbortSignal.abort("left") })
  expect(error).toBe("left")
  expect(sent).toHaveLength(0)
})

test("an answer beyond the limit is not read to its end", async () => {
  let pulled = 0
  const cancelled = vi.fn()
  const endless = ({ signal }: { signal: AbortSignal }) => {
    signal.addEventListener("abort", cancelled)
    return new Response(
      new ReadableStream(
        {
          pull(stream) {
            pulled++
            stream.enqueue(new Uint8Array(1000))
          },
        },
        { highWaterMark: 0 },
      ),
    )
  }
  const { error, asked } = await call(endless as Behaviour, { maxResponseBytes: 10_500 })
  expect(error).toBeInstanceOf(ResponseTooLargeError)
  expect(error).toMatchObject({ code: "RESPONSE_TOO_LARGE", maxResponseBytes: 10_500, status: 200, attempts: 1 })
  expect(pulled).toBe(11)
  expect(cancelled).toHaveBeenCalled()
  expect(asked).toHaveLength(1)
})

test("of an error page at most the beginning is kept", async () => {
  const { error } = await call(() => plain(400, "x".repeat(1_000_000)), { maxResponseBytes: 10 })
  expect(error).toMatchObject({ status: 400, body: "x".repeat(1000) })
})

test("an answer is UTF-8, also across chunks", async () => {
  const bytes = new TextEncoder().encode('{"jsonrpc":"2.0","id":1,"result":"é€😀"}')
  const oneByOne = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          for (const byte of bytes) stream.enqueue(Uint8Array.of(byte))
          stream.close()
        },
      }),
    )
  const { result } = await call(oneByOne)
  expect(result).toBe("é€😀")
})

test("hooks see every step, and cannot disturb it", async () => {
  const events: unknown[] = []
  const watch = (name: string) => (event: object) => {
    const { headers: _, error, ...rest } = event as { headers?: Headers; error?: Error }
    events.push({ hook: name, ...rest, ...(error && { error: error.name }) })
    if (name === "onRequest") throw new Error("a hook's own fault")
    return Promise.reject(new Error("a hook's own fault"))
  }
  const hooks = {
    onRequest: watch("onRequest"),
    onResponse: watch("onResponse"),
    onRetry: watch("onRetry"),
    onError: watch("onError"),
  }
  const slow503 = () => new Promise((resolve) => setTimeout(() => resolve(plain(503)), 20))
  await call({ a: refused, b: slow503 }, { hooks, retry: { attempts: 2 }, timeout: 5000 })
  const facts = { method: "avm.getHeight" }
  const a = { ...facts, url: "http://a/ext/bc/X" }
  const b = { ...facts, url: "http://b/ext/bc/X" }
  expect(events).toStrictEqual([
    { hook: "onRequest", ...a, attempts: 1 },
    { hook: "onRetry", ...a, attempts: 1, delay: 0, error: "ConnectionError" },
    { hook: "onRequest", ...b, attempts: 2 },
    { hook: "onResponse", ...b, attempts: 2, status: 503, duration: 20 },
    { hook: "onRetry", ...b, attempts: 2, delay: 280, error: "HttpError" },
    { hook: "onRequest", ...a, attempts: 3 },
    { hook: "onRetry", ...a, attempts: 3, delay: 20, error: "ConnectionError" },
    { hook: "onRequest", ...b, attempts: 4 },
    { hook: "onResponse", ...b, attempts: 4, status: 503, duration: 20 },
    { hook: "onError", ...b, attempts: 4, error: "HttpError" },
  ])
})

test("the cause of a fault is kept where the URL holds no secret, and told in words where it may", async () => {
  const { error: open } = await call(refused, { retry: false })
  const { error: closed } = await call(refused, { retry: false, url: "http://node/?key=S3CRET" } as RpcClientSettings)
  expect((open as Error).cause).toStrictEqual(refused())
  expect((closed as Error).cause).toStrictEqual(new Error("Error: connect ECONNREFUSED 127.0.0.1:9650"))
})

test("no error, cause or event shows a secret of a URL", async () => {
  const seen: unknown[] = []
  const watch = (event: unknown) => seen.push(event)
  const quoting: Behaviour = ({ url }, index) =>
    index ? plain(400, "no") : Object.assign(new TypeError(`error sending request for url (${url})`), { path: url })
  const node = fakeNode(quoting)
  const core = createRpcCore({
    url: "https://user:S3CRET@node.example/S3CRET?key=S3CRET#S3CRET",
    fetch: node.fetch,
    hooks: { onRequest: watch, onResponse: watch, onRetry: watch, onError: watch },
  })
  const outcome = core.call(getHeight).catch((error: Error) => error)
  await vi.runAllTimersAsync()
  const error = (await outcome) as Error
  const flat = (value: unknown): string =>
    value instanceof Error
      ? `${value.message} ${value.stack} ${flat(value.cause)} ${flat({ ...value })}`
      : value && typeof value === "object"
        ? Object.values(value).map(flat).join(" ")
        : String(value)
  expect(error).toBeInstanceOf(HttpError)
  expect(seen).toHaveLength(5)
  expect(flat([error, ...seen])).not.toContain("S3CRET")
  expect(flat(seen)).toContain("error sending request for url (https://node.example/ext/bc/X)")
  expect(node.sent[0]?.url).toBe("https://node.example/S3CRET/ext/bc/X?key=S3CRET#S3CRET")
})
