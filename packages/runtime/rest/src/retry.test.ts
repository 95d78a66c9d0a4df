import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import type { RateLimit } from "./rate-limit.ts"
import { retryDelay } from "./retry.ts"

const unlimited: RateLimit = {
  policy: undefined,
  limit: undefined,
  remaining: undefined,
  reset: undefined,
  retryAfter: undefined,
}
const answered = (status: number, rateLimit: Partial<RateLimit> = {}) => ({
  method: "GET",
  attempts: 1,
  answer: { status, rateLimit: { ...unlimited, ...rateLimit } },
  left: 120_000,
})
const fault = { method: "GET", attempts: 1, answer: undefined, left: 120_000 }
const statuses = [200, 400, 401, 403, 404, 408, 429, 500, 501, 502, 503, 504]

afterEach(() => void vi.restoreAllMocks())

test.each(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"])(
  "%s is repeated after 429, 502, 503, 504 and faults",
  (method) => {
    const repeated = statuses.filter((status) => retryDelay({ ...answered(status), method }, {}) !== undefined)
    expect(repeated).toEqual([429, 502, 503, 504])
    expect(retryDelay({ ...fault, method }, {})).toBeDefined()
  },
)

test.each(["POST", "PATCH"])("%s is repeated after 429 and 503 only", (method) => {
  const repeated = statuses.filter((status) => retryDelay({ ...answered(status), method }, {}) !== undefined)
  expect(repeated).toEqual([429, 503])
  expect(retryDelay({ ...fault, method }, {})).toBeUndefined()
})

test("the last attempt has no successor", () => {
  const left = [1, 2, 3, 4].map((attempts) => retryDelay({ ...fault, attempts }, { attempts: 3 }) !== undefined)
  expect(left).toEqual([true, true, false, false])
})

test("our own delay doubles up to maxDelay and loses up to half of itself", () => {
  const delays = () => [1, 2, 3, 4].map((attempts) => retryDelay({ ...fault, attempts }, options))
  const options = { attempts: 9, delay: 500, maxDelay: 3_000 }
  vi.spyOn(Math, "random").mockReturnValue(0)
  expect(delays()).toEqual([500, 1_000, 2_000, 3_000])
  vi.mocked(Math.random).mockReturnValue(1)
  expect(delays()).toEqual([250, 500, 1_000, 1_500])
})

test("a delay that the server names is kept to the millisecond", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), (seconds) => {
      expect(retryDelay(answered(503, { retryAfter: seconds }), {})).toBe(seconds * 1_000)
    }),
  )
})

test("retry-after goes before ratelimit-reset", () => {
  expect(retryDelay(answered(429, { retryAfter: 2, reset: 9 }), {})).toBe(2_000)
  expect(retryDelay(answered(429, { reset: 9 }), {})).toBe(9_000)
})

test("ratelimit-reset says nothing about a failure other than 429", () => {
  vi.spyOn(Math, "random").mockReturnValue(0)
  expect(retryDelay(answered(503, { reset: 9 }), {})).toBe(500)
})

test("a delay beyond maxDelay is not waited for", () => {
  expect(retryDelay(answered(429, { retryAfter: 31 }), {})).toBeUndefined()
  expect(retryDelay(answered(429, { retryAfter: 31 }), { maxDelay: 31_000 })).toBe(31_000)
})

test("a delay that leaves no time is not waited for", () => {
  expect(retryDelay({ ...answered(429, { retryAfter: 5 }), left: 5_000 }, {})).toBeUndefined()
  expect(retryDelay({ ...answered(429, { retryAfter: 5 }), left: 5_001 }, {})).toBe(5_000)
  expect(retryDelay({ ...fault, left: 250 }, {})).toBeUndefined()
})
