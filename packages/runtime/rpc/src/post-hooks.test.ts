import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { call, getHeight } from "../test/call.ts"
import { type Behaviour, fakeNode, plain, refused } from "../test/fake-node.ts"
import { createRpcCore } from "./core.ts"
import { HttpError } from "./errors/http-error.ts"
import type { RpcClientSettings } from "./options.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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
