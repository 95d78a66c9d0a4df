import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ConnectionError } from "./errors/connection-error.ts"
import { HttpError } from "./errors/http-error.ts"
import { InvalidResponseError } from "./errors/invalid-response-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { defaultSettings } from "./settings.ts"
import { type AttemptVerdict, type Failure, verdictOn } from "./verdict.ts"

const facts = { operation: "getBlock", url: "https://data.example/v1", attempts: 1 }
const status = (status: number, headers: Record<string, string> = {}) =>
  new HttpError({
    ...facts,
    status,
    text: "",
    headers: new Headers(headers),
  })
const fault = new ConnectionError(facts, undefined)
const after = (error: Failure["error"], more: Partial<Failure> & { retry?: object } = {}) => {
  const { retry, ...failure } = more
  const given = { error, idempotent: true, failures: 1, unserved: [], ...failure }
  return verdictOn(given, { ...defaultSettings.retry, ...retry })
}
const next = (verdict: AttemptVerdict) => (typeof verdict === "number" ? "again" : verdict)

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

test.each([
  ["a network fault", fault, "again", "give up"],
  ["a timeout", new TimeoutError({ ...facts, limit: "attempt", timeout: 1 }), "again", "give up"],
  ["too long an answer", new ResponseTooLargeError({ ...facts, maxResponseBytes: 1 }), "give up", "give up"],
  ["garbage", new InvalidResponseError({ ...facts, status: 200, text: "<html>" }), "elsewhere", "give up"],
  ["400", status(400), "give up", "give up"],
  ["404", status(404), "give up", "give up"],
  ["413", status(413), "give up", "give up"],
  ["429", status(429), "again", "again"],
  ["500", status(500), "elsewhere", "give up"],
  ["502", status(502), "again", "give up"],
  ["503", status(503), "again", "again"],
  ["504", status(504), "again", "give up"],
  ["530", status(530), "elsewhere", "give up"],
])("what follows %s depends on whether the call may be repeated", (_, error, idempotent, other) => {
  expect([next(after(error)), next(after(error, { idempotent: false }))]).toEqual([idempotent, other])
})

test("a status by which an endpoint does not serve the call leads elsewhere, whatever the call", () => {
  const more = { idempotent: false, unserved: [403, 404] }
  expect([after(status(404), more), after(status(405), more)]).toEqual(["elsewhere", "give up"])
})

test("delays double up to the longest, and nothing follows the last attempt there", () => {
  const retry = { attempts: 6, delay: 100, maxDelay: 1_000 }
  expect([1, 2, 3, 4, 5, 6].map((failures) => after(fault, { failures, retry }))).toEqual([
    ...[100, 200, 400, 800, 1_000],
    "elsewhere",
  ])
})

test("up to half of a delay of our own is random", () => {
  vi.mocked(Math.random).mockReturnValue(1)
  expect(after(fault)).toEqual(250)
})

test("a delay that the server names is kept to the millisecond", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), (seconds) => {
      expect(after(status(503, { "retry-after": String(seconds) }))).toEqual(seconds * 1_000)
    }),
  )
})

test("retry-after goes before ratelimit-reset, which says nothing about a failure other than 429", () => {
  const delays = [
    after(status(429, { "retry-after": "2", "ratelimit-reset": "9" })),
    after(status(429, { "ratelimit-reset": "9" })),
    after(status(503, { "ratelimit-reset": "9" })),
  ]
  expect(delays).toEqual([2_000, 9_000, 500])
})

test.each([true, false])(
  "an answer that is not to be repeated leads elsewhere at once, also where it names a delay; idempotent: %s",
  (idempotent) => {
    const final = { "x-should-retry": "false" }
    const answers = [status(503, final), status(429, { ...final, "retry-after": "1" })]
    expect(answers.map((error) => after(error, { idempotent }))).toEqual(["elsewhere", "elsewhere"])
    expect(after(status(503, { "x-should-retry": "true" }), { idempotent })).toBe(500)
  },
)

test("a delay beyond maxDelay is not waited for", () => {
  const asked = status(429, { "retry-after": "31" })
  expect([after(asked), after(asked, { retry: { maxDelay: 31_000 } })]).toEqual(["elsewhere", 31_000])
})

test.each([
  new TypeError("fetch failed", { cause: new Error("redirect count exceeded") }),
  new TypeError("Maximum number of redirects (20) reached"),
  new Error("The response redirected too many times."),
])("a loop of redirections, %s, is not followed again at its endpoint", (cause) => {
  const loop = new ConnectionError(facts, cause)
  expect([after(loop), after(loop, { idempotent: false })]).toEqual(["elsewhere", "give up"])
})
