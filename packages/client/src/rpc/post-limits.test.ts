import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { call, getHeight, healthy } from "../../test/rpc/call.ts"
import { type Behaviour, plain, silence } from "../../test/rpc/fake-node.ts"
import { ResponseTooLargeError, TimeoutError } from "../http/index.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("each attempt has its timeout, and the call the total one", async () => {
  const { error, asked } = await call(silence, { timeout: 1000, totalTimeout: 1800 })
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ timeout: 1800, attempts: 2, url: "http://node/ext/bc/X" })
  expect(asked).toStrictEqual(["node 0", "node 1500"])
})

test("the timeout of an attempt is told when no other follows", async () => {
  const { error } = await call(silence, { timeout: 1000, retry: { attempts: 2 } })
  expect(error).toMatchObject({
    timeout: 1000,
    attempts: 2,
    message: "avm.getHeight: no answer within 1000 ms (attempt timeout) from http://node/ext/bc/X after 2 attempts",
  })
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
  expect(error).toMatchObject({ code: "RESPONSE_TOO_LARGE", maxResponseBytes: 10_500, attempts: 1 })
  expect(pulled).toBe(11)
  expect(cancelled).toHaveBeenCalled()
  expect(asked).toHaveLength(1)
})

test("an answer of exactly the limit is whole, one byte more is not", async () => {
  const whole = '{"jsonrpc":"2.0","id":1,"result":"57"}'
  const { result } = await call(() => whole, { maxResponseBytes: whole.length })
  expect(result).toBe("57")
  const chunks = () =>
    new Response(
      new ReadableStream({
        start(stream) {
          for (const chunk of [whole, " "]) stream.enqueue(new TextEncoder().encode(chunk))
          stream.close()
        },
      }),
    )
  const { error } = await call(chunks, { maxResponseBytes: whole.length })
  expect(error).toBeInstanceOf(ResponseTooLargeError)
})

test("of an error page at most the beginning is kept", async () => {
  const { error } = await call(() => plain(400, "x".repeat(1_000_000)), { maxResponseBytes: 10 })
  expect(error).toMatchObject({ status: 400, text: "x".repeat(4_096) })
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
