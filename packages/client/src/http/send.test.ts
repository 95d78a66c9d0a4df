import { getEventListeners } from "node:events"
import { inspect } from "node:util"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { answer, late, type Script, scriptedFetch } from "../../test/http/scripted-fetch.ts"
import { HttpError } from "./errors/http-error.ts"
import { InvalidResponseError } from "./errors/invalid-response-error.ts"
import type { HttpCallOptions, HttpClientOptions } from "./options.ts"
import { type HttpAnswer, send } from "./send.ts"
import { defaultSettings, type HttpSettings, withOptions } from "./settings.ts"

const url = "https://data.example/v1/chains?network=fuji"
const broken = new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })

function sending(
  script: readonly Script[],
  options: HttpClientOptions & HttpCallOptions & { results?: readonly number[] } = {},
  method = "GET",
) {
  const { fetch, requests } = scriptedFetch(...script)
  const call = { operation: "listChains", url: "", attempts: 0 }
  const { signal, hooks, results } = options
  const outcome = send({
    call,
    method,
    endpoints: [{ href: url, shown: "https://data.example/v1/chains", holdsSecret: false }],
    head: { headers: {} },
    body: method === "POST" ? "{}" : undefined,
    idempotent: method !== "POST",
    settings: withOptions(defaultSettings, options),
    fetch,
    hooks,
    signal,
    results,
    read: (answer) => read(answer, call, results),
  })
  const status = outcome.then(
    (whole) => whole.status,
    (error: Error & { code?: string; status?: number }) => error.status ?? error.code ?? error,
  )
  return { status, outcome, requests, call }
}

/** Throws for a status that is neither success nor a result, as both dialects do. */
function read(
  answer: HttpAnswer,
  call: { operation: string; url: string; attempts: number },
  results: readonly number[] = [],
) {
  const { response, status, text } = answer
  const { headers } = response
  if (response.ok || results.includes(status)) return answer
  throw new HttpError({ ...call, status, text, headers })
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

test("an answer is given as it is and leaves no timer", async () => {
  const { status, call } = sending([answer(404)])
  expect([await status, call]).toEqual([
    404,
    { operation: "listChains", url: "https://data.example/v1/chains", attempts: 1 },
  ])
})

test("a server that recovers is asked until it does", async () => {
  const { status, requests } = sending([answer(503), broken, answer(200)])
  await vi.advanceTimersByTimeAsync(500 + 1_000)
  expect([await status, requests.length]).toEqual([200, 3])
})

test("a 503 of what is never served there is asked once, one of what is not there yet again", async () => {
  const never = sending([answer(503, undefined, { "x-should-retry": "false" }), answer(200)])
  const notYet = sending([answer(503, undefined, { "retry-after": "5" }), answer(200)])
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await never.status, never.requests.length]).toEqual([503, 1])
  expect([await notYet.status, notYet.requests.length]).toEqual([200, 2])
})

test("a delay that the server names is told as it was named, whatever the clock shows", async () => {
  vi.spyOn(performance, "now").mockReturnValue(1234.5678)
  const delays: number[] = []
  const onRetry = ({ delay }: { readonly delay: number }) => void delays.push(delay)
  const { status } = sending([answer(429, undefined, { "retry-after": "1" }), answer(200)], { hooks: { onRetry } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await status, delays]).toEqual([200, [1_000]])
})

test("the next request goes out when the delay is over, not before", async () => {
  const { status, requests } = sending([answer(429, undefined, { "retry-after": "2" }), answer(200)])
  await vi.advanceTimersByTimeAsync(1_999)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([await status, requests.length]).toEqual([200, 2])
})

test("the last answer is given when it never recovers", async () => {
  const { status, requests } = sending([answer(503), answer(502), answer(504)])
  await vi.advanceTimersByTimeAsync(1_500)
  expect([await status, requests.length]).toEqual([504, 3])
})

test("the last fault is thrown with its cause when no answer comes", async () => {
  const { outcome } = sending([broken, broken, broken])
  const failure = expect(outcome).rejects.toMatchObject({
    name: "ConnectionError",
    message: "listChains: no answer from https://data.example/v1/chains after 3 attempts: connect ECONNREFUSED",
    cause: broken,
    attempts: 3,
  })
  await vi.advanceTimersByTimeAsync(1_500)
  await failure
})

test("a POST that may have reached the server is not repeated", async () => {
  const fault = sending([broken], {}, "POST")
  const gateway = sending([answer(502)], {}, "POST")
  expect([await fault.status, await gateway.status]).toEqual(["CONNECTION", 502])
})

test("a POST that the server refused to begin is repeated with its body", async () => {
  const { status, requests } = sending([answer(429), answer(503), answer(200)], {}, "POST")
  await vi.advanceTimersByTimeAsync(1_500)
  expect([await status, await Promise.all(requests.map((request) => request.text()))]).toEqual([
    200,
    ["{}", "{}", "{}"],
  ])
})

test("retry: false makes one attempt", async () => {
  expect(await sending([answer(503)], { retry: false }).status).toBe(503)
})

test("a server that asks for more time than there is fails at once", async () => {
  const asked = () => answer(429, undefined, { "retry-after": "20" })
  expect(await sending([asked], { totalTimeout: 20_000 }).status).toBe(429)
  expect(await sending([asked], { retry: { maxDelay: 19_999 } }).status).toBe(429)
})

test("an attempt out of time is repeated, and its error names the limit", async () => {
  const slow = late(5_001, answer(200))
  const { outcome, requests } = sending([slow, slow], { timeout: 5_000, retry: { attempts: 2, delay: 100 } })
  const failure = expect(outcome).rejects.toMatchObject({
    name: "TimeoutError",
    message:
      "listChains: no answer within 5000 ms (attempt timeout) from https://data.example/v1/chains after 2 attempts",
    limit: "attempt",
    timeout: 5_000,
    attempts: 2,
  })
  await vi.advanceTimersByTimeAsync(5_000 + 100 + 5_000)
  await failure
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true])
  await vi.runAllTimersAsync()
})

test("a POST out of time is not repeated", async () => {
  const { status } = sending([late(101, answer(200))], { timeout: 100 }, "POST")
  await vi.advanceTimersByTimeAsync(101)
  expect(await status).toBe("TIMEOUT")
})

test("the total time ends the call in the middle of an attempt", async () => {
  const slow = late(900, answer(503))
  const { outcome } = sending([slow, slow], { totalTimeout: 1_500, retry: { delay: 100 } })
  const failure = expect(outcome).rejects.toMatchObject({ limit: "total", timeout: 1_500, attempts: 2 })
  await vi.advanceTimersByTimeAsync(1_500)
  await failure
  await vi.runAllTimersAsync()
})

test("a body that does not end is out of time too", async () => {
  const endless = new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }))
  const { status } = sending([endless], { timeout: 100, retry: false })
  await vi.advanceTimersByTimeAsync(100)
  expect(await status).toBe("TIMEOUT")
})

test("a body that breaks off is a fault, and repeated", async () => {
  const torn = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) }))
  const { status, requests } = sending([torn, answer(200)])
  await vi.advanceTimersByTimeAsync(500)
  expect([await status, requests.length]).toEqual([200, 2])
})

test("a body that is too large is not repeated", async () => {
  const { outcome, requests } = sending([new Response("12345")], { maxResponseBytes: 4 })
  await expect(outcome).rejects.toMatchObject({ name: "ResponseTooLargeError", maxResponseBytes: 4, attempts: 1 })
  expect(requests).toHaveLength(1)
})

test("a status that is a result is neither repeated nor waited for", async () => {
  const { status, requests } = sending([answer(503)], { results: [503] })
  expect([await status, requests.length]).toEqual([503, 1])
})

test("an abort in an attempt throws the caller's reason and aborts the request", async () => {
  const controller = new AbortController()
  const { status, requests } = sending([late(1_000, answer(200))], { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(10)
  const reason = new Error("changed my mind")
  controller.abort(reason)
  expect([await status, requests[0]?.signal.reason]).toEqual([reason, reason])
  await vi.runAllTimersAsync()
})

test("an abort between attempts throws the caller's reason at once", async () => {
  const controller = new AbortController()
  const { status, requests } = sending([answer(503)], { signal: controller.signal })
  await vi.advanceTimersByTimeAsync(10)
  controller.abort("enough")
  expect([await status, requests.length]).toEqual(["enough", 1])
})

test("an abort that came before sends nothing", async () => {
  const { status, requests } = sending([], { signal: AbortSignal.abort("enough") })
  expect([await status, requests.length]).toEqual(["enough", 0])
})

test("a signal that outlives the calls keeps no listener of them", async () => {
  const { signal } = new AbortController()
  const { status } = sending([answer(503), broken, answer(200)], { signal })
  await vi.advanceTimersByTimeAsync(1_500)
  expect([await status, getEventListeners(signal, "abort").length]).toEqual([200, 0])
})

test("hooks see every attempt, answer and wait, in order", async () => {
  const events: unknown[] = []
  const record = (name: string) => (event: object) => void events.push([name, event])
  const hooks = { onRequest: record("request"), onResponse: record("response"), onRetry: record("retry") }
  const { status } = sending([broken, late(40, answer(503)), answer(200)], { hooks })
  await vi.advanceTimersByTimeAsync(500 + 40 + 1_000)
  await status
  const call = { operation: "listChains", url: "https://data.example/v1/chains", method: "GET" }
  const headers = new Headers()
  expect(events).toEqual([
    ["request", { ...call, attempts: 1 }],
    [
      "retry",
      { ...call, attempts: 1, delay: 500, status: undefined, error: expect.objectContaining({ code: "CONNECTION" }) },
    ],
    ["request", { ...call, attempts: 2 }],
    ["response", { ...call, attempts: 2, status: 503, headers, duration: 40 }],
    ["retry", { ...call, attempts: 2, delay: 1_000, status: 503, error: expect.objectContaining({ code: "HTTP" }) }],
    ["request", { ...call, attempts: 3 }],
    ["response", { ...call, attempts: 3, status: 200, headers, duration: 0 }],
  ])
})

test("hooks that throw change nothing", async () => {
  const hook = () => {
    throw new Error("broken hook")
  }
  const hooks = { onRequest: hook, onResponse: hook, onRetry: hook }
  const { status } = sending([answer(503), answer(200)], { hooks })
  await vi.advanceTimersByTimeAsync(500)
  expect(await status).toBe(200)
})

test("where the URL may hold a secret, neither the error nor its cause shows it", async () => {
  const href = "https://data.example/S3CRET/v1/chains?key=S3CRET"
  const call = { operation: "listChains", url: "", attempts: 0 }
  const quoting = () =>
    Promise.reject(Object.assign(new TypeError(`error sending request for url (${href})`), { href }))
  const error = await send({
    call,
    method: "GET",
    endpoints: [{ href, shown: "https://data.example/v1/chains", holdsSecret: true }],
    head: { headers: {} },
    idempotent: true,
    settings: withOptions(defaultSettings, { retry: false }),
    fetch: quoting,
    read: (answer) => answer,
  }).catch((reason: unknown) => reason)
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("S3CRET")
  expect(String((error as Error).cause)).toBe(
    "Error: TypeError: error sending request for url (https://data.example/v1/chains)",
  )
})

/** Hosts with scripted answers, and a list of the hosts that got requests. */
function hosts(
  answers: Readonly<Record<string, readonly (Script | Promise<Response> | "hangs")[]>>,
  options: { idempotent?: boolean; settings?: HttpSettings } = {},
) {
  const asked: string[] = []
  const memory = { index: 0 }
  const fetch = async (href: string) => {
    const { hostname } = new URL(href)
    const answers = scripts[hostname]
    asked.push(hostname)
    const step = answers?.[Math.min(asked.filter((name) => name === hostname).length, answers.length) - 1]
    if (step === "hangs") return new Promise<Response>(() => {})
    if (step instanceof Promise) return step
    if (!(step instanceof Response)) throw step
    return step.clone()
  }
  const scripts = answers
  const run = () => {
    const call = { operation: "listChains", url: "", attempts: 0 }
    const endpoints = Object.keys(answers).map((host) => {
      const href = `https://${host}/v1/chains`
      return { href, shown: href, holdsSecret: false }
    })
    return send({
      call,
      method: "GET",
      endpoints,
      head: { headers: {} },
      idempotent: options.idempotent ?? true,
      settings: options.settings ?? defaultSettings,
      fetch,
      memory,
      read: (answer) => {
        if (answer.text === "<html>") throw new InvalidResponseError({ ...call, status: 200, text: answer.text })
        return read(answer, call).text
      },
    })
  }
  return { run, asked }
}

test("an endpoint that answers with garbage is not kept: the next one is asked, and then stays the first", async () => {
  const { run, asked } = hosts({ bad: [new Response("<html>")], good: [new Response("fine")] })
  expect([await run(), await run(), asked]).toEqual(["fine", "fine", ["bad", "good", "good"]])
})

test("the first endpoint is tried again after a minute, by one call, and is the first again when it works", async () => {
  const down = answer(503, undefined, { "x-should-retry": "false" })
  const { run, asked } = hosts({ first: [down, down, new Response("fine")], second: [new Response("fine")] })
  const runs = async (count: number) => {
    const before = asked.length
    await Promise.all(Array.from({ length: count }, run))
    return asked.slice(before)
  }
  expect(await runs(1)).toEqual(["first", "second"])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await runs(2)).toEqual(["second", "second"])
  await vi.advanceTimersByTimeAsync(1)
  expect(await runs(3)).toEqual(["first", "second", "second", "second"])
  await vi.advanceTimersByTimeAsync(59_999)
  expect(await runs(1)).toEqual(["second"])
  await vi.advanceTimersByTimeAsync(1)
  expect(await runs(1)).toEqual(["first"])
  expect(await runs(1)).toEqual(["first"])
})

test("a call that stays at another endpoint, or fails over late, does not undo the return to the first", async () => {
  const arrivals: (() => void)[] = []
  const later = (text: string) =>
    new Promise<Response>((resolve) => void arrivals.push(() => resolve(new Response(text))))
  const { run, asked } = hosts(
    {
      first: [broken, broken, new Response("fine")],
      second: [later("moved"), new Response("fine"), later("stayed")],
    },
    { settings: { ...defaultSettings, timeout: 90_000 } },
  )
  const slow = run()
  await run()
  const staying = run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await run()).toBe("fine")
  for (const arrive of arrivals) arrive()
  expect(await Promise.all([slow, staying])).toEqual(["moved", "stayed"])
  await run()
  expect(asked).toEqual(["first", "first", "second", "second", "second", "first", "first"])
})

test("a call that may not be repeated does not try the first endpoint again", async () => {
  const { run, asked } = hosts(
    {
      first: [answer(429, undefined, { "retry-after": "3600" }), new Response("fine")],
      second: [new Response("fine")],
    },
    { idempotent: false },
  )
  await run()
  await vi.advanceTimersByTimeAsync(60_000)
  await run()
  expect(asked).toEqual(["first", "second", "second"])
})

test("the endpoint that worked last is the next where the first one fails again, and a first one that hangs costs five seconds", async () => {
  const { run, asked } = hosts({ first: [broken, "hangs"], second: [broken], third: [new Response("fine")] })
  await run()
  await vi.advanceTimersByTimeAsync(60_000)
  const began = performance.now()
  const done = run()
  await vi.advanceTimersByTimeAsync(5_000)
  await done
  expect([asked, performance.now() - began]).toEqual([["first", "second", "third", "first", "third"], 5_000])
})

test("garbage from every endpoint is an error of the last one", async () => {
  const { run, asked } = hosts({ a: [new Response("<html>")], b: [new Response("<html>")] })
  await expect(run()).rejects.toMatchObject({ code: "INVALID_RESPONSE", url: "https://b/v1/chains", attempts: 2 })
  expect(asked).toEqual(["a", "b"])
})

test("garbage ends a call that may not be repeated", async () => {
  const { run, asked } = hosts({ a: [new Response("<html>")], b: [new Response("fine")] }, { idempotent: false })
  await expect(run()).rejects.toMatchObject({ code: "INVALID_RESPONSE" })
  expect(asked).toEqual(["a"])
})
