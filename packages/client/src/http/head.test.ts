import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/http/scripted-fetch.ts"
import { HttpError } from "./errors/http-error.ts"
import type { HttpCallOptions, SharedOptions } from "./options.ts"
import { present } from "./secret.ts"
import { type RequestHead, send } from "./send.ts"
import { defaultSettings, withOptions } from "./settings.ts"

type HeadOf = (signal: AbortSignal) => Promise<RequestHead>

function sending(head: RequestHead | HeadOf, script: readonly Script[], options: SharedOptions & HttpCallOptions = {}) {
  const { fetch, requests } = scriptedFetch(...script)
  const call = { operation: "listChains", url: "", attempts: 0 }
  const href = "https://data.example/v1/chains?network=fuji"
  const outcome = send({
    call,
    method: "GET",
    endpoints: [{ href, shown: "https://data.example/v1/chains", holdsSecret: false }],
    head: typeof head === "function" ? (_, signal) => head(signal) : head,
    idempotent: true,
    settings: withOptions(defaultSettings, options),
    fetch,
    signal: options.signal,
    read: ({ response, status, text }) => {
      if (!response.ok) throw new HttpError({ ...call, status, text, headers: response.headers })
      return status
    },
  })
  return { outcome, requests }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const never = () => new Promise<RequestHead>(() => {})
const keyed = (key: string): RequestHead => ({ headers: { "x-api-key": key } })

test("each attempt asks for its head, so that a token that has expired is another one the next time", async () => {
  const keys = ["old", "new"]
  const { outcome, requests } = sending(async () => keyed(keys.shift() ?? ""), [answer(503), answer(200)])
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toBe(200)
  expect(requests.map(({ headers }) => headers.get("x-api-key"))).toEqual(["old", "new"])
})

test("a head that never comes is an attempt out of time, and is asked for again", async () => {
  const asked = vi.fn(never)
  const { outcome, requests } = sending(asked, [], { timeout: 1_000, retry: { attempts: 2, delay: 100 } })
  const failure = expect(outcome).rejects.toMatchObject({ name: "TimeoutError", limit: "attempt", attempts: 2 })
  await vi.advanceTimersByTimeAsync(1_000 + 100 + 1_000)
  await failure
  expect([asked.mock.calls.length, requests.length]).toEqual([2, 0])
})

test("the total time ends a call whose head never comes", async () => {
  const { outcome } = sending(never, [], { totalTimeout: 1_500 })
  const failure = expect(outcome).rejects.toMatchObject({ name: "TimeoutError", limit: "total", timeout: 1_500 })
  await vi.advanceTimersByTimeAsync(1_500)
  await failure
})

test("an abort ends a call whose head never comes, and what asks for it is told", async () => {
  const controller = new AbortController()
  const signals: AbortSignal[] = []
  const head = (signal: AbortSignal) => {
    signals.push(signal)
    return never()
  }
  const { outcome } = sending(head, [], { signal: controller.signal })
  const failure = expect(outcome).rejects.toBe("enough")
  controller.abort("enough")
  await failure
  expect(signals.map(({ reason }) => reason)).toEqual(["enough"])
})

test("a head that comes too late sends nothing", async () => {
  const slow = () => new Promise<RequestHead>((resolve) => setTimeout(() => resolve(keyed("late")), 2_000))
  const { outcome, requests } = sending(slow, [], { timeout: 1_000, retry: false })
  const failure = expect(outcome).rejects.toMatchObject({ name: "TimeoutError" })
  await vi.advanceTimersByTimeAsync(2_000)
  await failure
  expect(requests).toEqual([])
})

test("a function of a secret that fails is an error of the call that names the option, with its cause, and is not repeated", async () => {
  const cause = new Error("token server is down")
  const asked = vi.fn(() => {
    throw cause
  })
  const call = { operation: "listChains", url: "https://data.example/v1/chains", attempts: 1 }
  const head = async (signal: AbortSignal) => keyed(String(await present(asked, "apiKey", call, signal)))
  const { outcome, requests } = sending(head, [])
  await expect(outcome).rejects.toMatchObject({
    name: "InvalidParameterError",
    message: 'listChains: "apiKey" is a function that failed: token server is down',
    parameter: "apiKey",
    url: "https://data.example/v1/chains",
    cause,
  })
  expect([asked.mock.calls.length, requests.length]).toEqual([1, 0])
})

test("a query of the head is added to that of the URL and shown in no fault", async () => {
  const quoting = (request: Request) => Promise.reject(new TypeError(`error sending request for url (${request.url})`))
  const { outcome, requests } = sending({ headers: {}, query: "key=S3CRET" }, [quoting], { retry: false })
  const error = (await outcome.catch((reason: unknown) => reason)) as Error
  expect(requests[0]?.url).toBe("https://data.example/v1/chains?network=fuji&key=S3CRET")
  expect([error.message, String(error.cause)].join()).not.toContain("S3CRET")
})
