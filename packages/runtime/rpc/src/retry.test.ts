import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ConnectionError } from "./errors/connection-error.ts"
import { HttpError } from "./errors/http-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { delayAfter } from "./retry.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const facts = { method: "avm.getHeight", url: "http://127.0.0.1:9650/ext/bc/X", attempts: 1 }
const http = (status: number, headers: Record<string, string> = {}) =>
  new HttpError("", { ...facts, status, headers: new Headers(headers), body: "" })
const fault = new ConnectionError("", facts)
const verdict = (delay: number) => (Number.isNaN(delay) ? "failed" : delay === Infinity ? "elsewhere" : "again")

test.each([
  ["a network fault", fault, "again", "failed"],
  ["a timeout", new TimeoutError("", { ...facts, timeout: 1 }), "again", "failed"],
  [
    "too long an answer",
    new ResponseTooLargeError("", { ...facts, status: 200, headers: new Headers(), maxResponseBytes: 1 }),
    "failed",
    "failed",
  ],
  ["400", http(400), "failed", "failed"],
  ["403", http(403), "elsewhere", "elsewhere"],
  ["404", http(404), "elsewhere", "elsewhere"],
  ["405", http(405), "failed", "failed"],
  ["413", http(413), "failed", "failed"],
  ["415", http(415), "failed", "failed"],
  ["429", http(429), "again", "again"],
  ["500", http(500), "elsewhere", "failed"],
  ["502", http(502), "again", "failed"],
  ["503", http(503), "again", "again"],
  ["504", http(504), "again", "failed"],
  ["530", http(530), "elsewhere", "failed"],
])("what follows %s depends on whether the call may be repeated", (_, error, idempotent, other) => {
  expect([verdict(delayAfter(error, true, 1)), verdict(delayAfter(error, false, 1))]).toStrictEqual([idempotent, other])
})

test("delays double up to the longest, and nothing follows the last attempt", () => {
  const retry = { attempts: 6, minDelay: 100, maxDelay: 1000 }
  expect([1, 2, 3, 4, 5, 6].map((failures) => delayAfter(fault, true, failures, retry))).toStrictEqual([
    100,
    200,
    400,
    800,
    1000,
    Infinity,
  ])
})

test("up to half of a delay is random", () => {
  vi.mocked(Math.random).mockReturnValue(0.999999)
  expect(delayAfter(fault, true, 1, { minDelay: 1000 })).toBeCloseTo(500, 0)
})

test("by default there are three attempts, and one when retrying is off", () => {
  expect([1, 2, 3].map((failures) => delayAfter(http(503), true, failures))).toStrictEqual([300, 600, Infinity])
  expect(delayAfter(http(503), true, 1, false)).toBe(Infinity)
})

test.each([
  ["7", 7000],
  ["0", 0],
  ["1.5", 1500],
  ["30", 30_000],
  ["Sat, 21 Nov 2026 07:28:07 GMT", 7000],
  ["Sat, 21 Nov 2026 07:27:00 GMT", 0],
])("Retry-After: %s is waited without jitter", (value, delay) => {
  vi.mocked(Math.random).mockReturnValue(0.5)
  expect(delayAfter(http(429, { "retry-after": value }), true, 1)).toBe(delay)
})

test.each(["31", "Sat, 21 Nov 2026 07:28:31 GMT"])(
  "Retry-After: %s is longer than the longest delay, so only another endpoint helps",
  (value) => {
    expect(delayAfter(http(429, { "retry-after": value }), true, 1)).toBe(Infinity)
  },
)

test("a Retry-After that says nothing is as none", () => {
  expect(delayAfter(http(429, { "retry-after": "soon" }), true, 1)).toBe(300)
})
