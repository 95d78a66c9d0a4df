import type { ClientEndpoint } from "./endpoint.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { type CallFacts, isSeracError } from "./errors/serac-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import type { Fetch } from "./fetch.ts"
import type { PlainHeaders } from "./headers.ts"
import { type Hooks, tell } from "./hooks.ts"
import { readBody } from "./read-body.ts"
import type { HttpSettings } from "./settings.ts"
import { verdictOn } from "./verdict.ts"
import { sleep, withDeadline } from "./within.ts"

/** The facts of a running call; `send` updates them. */
export interface HttpCall extends CallFacts {
  url: string
  attempts: number
}

/** A response and its body. */
export interface HttpAnswer {
  readonly response: Response
  readonly status: number
  /** The body as text; at most the first 64 KiB of a failed response. Empty if the result is bytes. */
  readonly text: string
  /** The body as bytes, if the result is bytes. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** The index of the endpoint that worked last, kept from call to call. */
export interface EndpointMemory {
  index: number
  /** When the first endpoint is tried again, by `performance.now()`, if another one is in use. */
  recheck?: number
  /** How many times the endpoint has changed. */
  changes?: number
}

/** The credentials of a request; the rest of it is the same in each attempt. */
export interface RequestHead {
  readonly headers: PlainHeaders
  /** Added to the query of the URL, without `?`. It counts as a secret. */
  readonly query?: string | undefined
  /** Drops the token among them, which the server has refused. */
  readonly renew?: (() => void) | undefined
}

/** Options for sending any request. */
export interface SendOptions {
  /** The endpoints in order of preference. */
  readonly endpoints: readonly ClientEndpoint[]
  /** A function is called in each attempt, within its time limit. */
  readonly head: RequestHead | ((call: CallFacts, signal: AbortSignal) => Promise<RequestHead>)
  readonly memory?: EndpointMemory | undefined
  /** Whether repeating the call is harmless. */
  readonly idempotent: boolean
  readonly settings: HttpSettings
  /** End of the total time, by `performance.now()`, if it started before the call. */
  readonly deadline?: number
  readonly fetch?: Fetch | undefined
  readonly hooks?: Hooks | undefined
  readonly signal?: AbortSignal | undefined
}

/** A request, and the options for sending it. */
export interface Sending<Result> extends SendOptions {
  readonly call: HttpCall
  readonly method: string
  readonly body?: unknown
  /** Statuses that mean that an endpoint does not serve the call. Default: none. */
  readonly unserved?: readonly number[]
  /** Statuses other than success whose body is a result. */
  readonly results?: readonly number[] | undefined
  /**
   * The form of a result's body: bytes (`binary`), or not read (`unread`), so that the caller reads it without limits of time and
   * size; else text.
   */
  readonly result?: string | undefined
  /** Converts a response to the result, or throws an error, which decides whether to retry. */
  readonly read: (answer: HttpAnswer) => Result
}

/** A request with any other header, or with credentials in its query, may contain a key, a token or private data: it does not follow redirects. */
const ordinary = ["accept", "content-type"]

/** Shared, since creating a decoder takes longer than decoding a small response. */
const decoder = /* @__PURE__ */ new TextDecoder()

/** Maximum number of bytes read of a failed response. */
const maxErrorBytes = 65_536

/** The milliseconds after which one call tries the first endpoint again, and the most that it waits there. */
const recheckMs = 60_000
const recheckTimeout = 5_000

/** Sends a request with retries, at one endpoint after another, and returns the result of the response. */
export async function send<Result>(sending: Sending<Result>): Promise<Result> {
  const { call, endpoints, settings, hooks = {}, signal, method, idempotent, unserved = [], memory } = sending
  const { totalTimeout, retry } = settings
  const end = sending.deadline ?? performance.now() + totalTimeout
  // When each endpoint may get a request: an unused endpoint always comes before those that have failed.
  const due = endpoints.map(() => 0)
  const failures = [...due]
  const { index: usual = 0, changes = 0 } = memory ?? {}
  // A call that may fail at the first endpoint and still go on elsewhere tries it again. The others of that time do not.
  let isRecheck = usual > 0 && idempotent && performance.now() >= (memory?.recheck ?? 0)
  if (memory && isRecheck) memory.recheck = performance.now() + recheckMs
  for (let index = isRecheck ? 0 : usual; ; ) {
    signal?.throwIfAborted()
    while ((due[index] as number) > Math.min(...due)) index = (index + 1) % due.length
    const endpoint = endpoints[index] as ClientEndpoint
    call.url = endpoint.shown
    call.attempts++
    const began = performance.now()
    const left = end - began
    const timeout = isRecheck ? Math.min(settings.timeout, recheckTimeout) : settings.timeout
    const late = () =>
      new TimeoutError(
        timeout < left ? { ...call, limit: "attempt", timeout } : { ...call, limit: "total", timeout: totalTimeout },
      )
    if (left <= 0) throw late()
    tell(hooks.onRequest, () => ({ ...call, method }))
    try {
      const answer = await withDeadline(Math.min(timeout, left), signal, late, (own) => attempt(sending, endpoint, own))
      const { status, response } = answer
      tell(hooks.onResponse, () => {
        const duration = performance.now() - began
        return { ...call, method, status, headers: response.headers, duration }
      })
      const result = sending.read(answer)
      // What happened before another call changed the endpoint is out of date, unless it is that the first one works.
      if (memory && index !== usual && (isRecheck || changes === (memory.changes ?? 0)))
        Object.assign(memory, { index, changes: changes + 1, recheck: performance.now() + recheckMs })
      return result
    } catch (error) {
      if (signal?.aborted || !isSeracError(error)) throw error
      const verdict = verdictOn({ error, idempotent, unserved, failures: ++(failures[index] as number) }, retry)
      if (verdict === "give up") throw error
      // Whole milliseconds: fractions would give delays such as 999.9999999999998.
      const now = Math.round(performance.now())
      due[index] = verdict === "elsewhere" ? Infinity : now + verdict
      if (isRecheck) index = usual
      isRecheck = false
      const next = Math.min(...due)
      if (next >= end) throw error
      const delay = Math.max(0, next - now)
      tell(hooks.onRetry, () => ({ ...call, method, delay, error, status: error.status }))
      if (delay) await sleep(delay, signal)
    }
  }
}

/**
 * Sends one request and reads its whole response, with any status.
 *
 * @throws ConnectionError when the response does not arrive completely
 * @throws ResponseTooLargeError when the body is too large
 * @throws errors of the function `head`
 */
async function attempt(
  { call, method, head, body, fetch = globalThis.fetch, settings, results, result }: Sending<unknown>,
  endpoint: ClientEndpoint,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  const { maxResponseBytes } = settings
  const { headers, query } = typeof head === "function" ? await head({ ...call }, signal) : head
  signal.throwIfAborted()
  const href = query ? `${endpoint.href}${endpoint.href.includes("?") ? "&" : "?"}${query}` : endpoint.href
  try {
    const redirect = !query && Object.keys(headers).every((name) => ordinary.includes(name)) ? "follow" : "manual"
    const request = { method, headers, signal, redirect, ...(body !== undefined && { body }) } as const
    const response = await fetch(href, request)
    const { status } = response
    const isResult = response.ok || results?.includes(status)
    const answer = { response: response as Response, status, text: "" }
    const wanted = isResult && result
    if (wanted === "unread") return answer
    const { bytes, isWhole } = await readBody(response, isResult ? maxResponseBytes : maxErrorBytes)
    if (isWhole || !isResult)
      return wanted === "binary" ? { ...answer, bytes } : { ...answer, text: decoder.decode(bytes) }
  } catch (cause) {
    throw new ConnectionError(call, endpoint.holdsSecret || query ? withoutSecret(cause, href, endpoint.shown) : cause)
  }
  throw new ResponseTooLargeError({ ...call, maxResponseBytes })
}

/** Some engines put the whole URL into the error of `fetch`: if it may hold a secret, the error is replaced by a description. */
function withoutSecret(fault: unknown, href: string, shown: string): Error {
  const { cause } = Object(fault) as { readonly cause?: { readonly code?: unknown } }
  return new Error(String(cause?.code ?? cause ?? fault).replaceAll(href, shown))
}
