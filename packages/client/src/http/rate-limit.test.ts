import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { rateLimitOf } from "./rate-limit.ts"

const now = Date.UTC(2026, 10, 21, 12, 0, 0)
const none = { policy: undefined, limit: undefined, remaining: undefined, reset: undefined, retryAfter: undefined }
const retryAfter = (value: string, date?: string) =>
  rateLimitOf(new Headers({ "retry-after": value, ...(date && { date }) })).retryAfter

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test("every header of the budget is read", () => {
  const headers = new Headers({
    "ratelimit-policy": "8000;w=60",
    "ratelimit-limit": "8000",
    "ratelimit-remaining": "0",
    "ratelimit-reset": "17",
    "retry-after": "18",
  })
  expect(rateLimitOf(headers)).toEqual({ policy: "8000;w=60", limit: 8000, remaining: 0, reset: 17, retryAfter: 18 })
})

test("a limit may be followed by its policy", () => {
  expect(rateLimitOf(new Headers({ "ratelimit-limit": "100, 100;w=60" }))).toEqual({ ...none, limit: 100 })
})

test("what is absent or senseless is undefined", () => {
  const headers = new Headers({ "ratelimit-limit": "", "ratelimit-remaining": "-1", "ratelimit-reset": "soon" })
  expect(rateLimitOf(headers)).toEqual(none)
})

test.each([
  ["Sat, 21 Nov 2026 12:00:30 GMT", 30],
  ["Saturday, 21-Nov-26 12:00:30 GMT", 30],
  ["Sat Nov 21 12:00:30 2026", 30],
  ["Sat, 21 Nov 2026 11:59:30 GMT", 0],
])("the date %s is so many seconds away: %d", (date, seconds) => {
  expect(retryAfter(date)).toBe(seconds)
})

test("a date without a zone is in GMT wherever we are", () => {
  vi.stubEnv("TZ", "America/New_York")
  expect(new Date(now).getHours()).toBe(7)
  expect(retryAfter("Sat Nov 21 12:00:30 2026")).toBe(30)
})

test("a date is held against the server's clock when it tells it", () => {
  expect(retryAfter("Sat, 21 Nov 2026 15:00:30 GMT", "Sat, 21 Nov 2026 15:00:00 GMT")).toBe(30)
})

test.each(["", "-5", "5 minutes", "tomorrow", "2026-11-21T12:00:30Z", "Sat, 99 Nov 2026 12:00:30 GMT", "NaN"])(
  "the delay %j is none",
  (value) => {
    expect(retryAfter(value)).toBeUndefined()
  },
)

test("any number of seconds is read as it was written", () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      expect(retryAfter(String(seconds))).toBe(seconds)
    }),
  )
})

test("any date is read in all three forms of HTTP", () => {
  // The two-digit years of RFC 850 cover 50 years ago to 49 years ahead.
  const seconds = fc.integer({ min: 0, max: 20 * 365 * 86_400 })
  fc.assert(
    fc.property(seconds, (ahead) => {
      const fixed = new Date(now + ahead * 1_000).toUTCString()
      const [, day, date, month, year, time] = /(\w+), (\d+) (\w+) (\d+) (\S+)/.exec(fixed) as unknown as string[]
      const forms = [
        fixed,
        `${day}day, ${date}-${month}-${year?.slice(2)} ${time} GMT`,
        `${day} ${month} ${date?.replace(/^0/, " ")} ${time} ${year}`,
      ]
      expect(forms.map((form) => retryAfter(form))).toEqual([ahead, ahead, ahead])
    }),
  )
})

test("no header makes reading fail, and a delay is never negative", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (value) => {
      const seconds = retryAfter(value)
      expect(seconds === undefined || seconds >= 0).toBe(true)
    }),
  )
})
