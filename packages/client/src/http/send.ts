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

/** The facts of a call under way; `send` keeps them up to date. */
export interface HttpCall extends CallFacts {
  url: string
  attempts: number
}

/** A response and its body, which has been read from it. */
export interface HttpAnswer {
  readonly response: Response
  readonly status: number
  /** Of a failed one at most the first 64 KiB. Empty where bytes were asked for. */
  readonly text: string
  /** Where bytes were asked for. */
  readonly bytes?: Uint8Array<ArrayBuffer>
}

/** The index of the endpoint that worked last, kept from call to call. */
export interface EndpointMemory {
  index: number
}

/** What says whose a request is; the rest of it is the same in each attempt. */
export interface RequestHead {
  readonly headers: PlainHeaders
  /** Added to the query of the URL, without `?`. It is taken for a secret. */
  readonly query?: string | undefined
}

/** How requests are sent, whatever they are. */
export interface SendOptions {
  /** In the order of preference. */
  readonly endpoints: readonly ClientEndpoint[]
  /** A function is asked in each attempt, within its time. */
  readonly head: RequestHead | ((call: CallFacts, signal: AbortSignal) => Promise<RequestHead>)
  readonly memory?: EndpointMemory
  /** Whether repeating the call does no harm. */
  readonly idempotent: boolean
  readonly settings: HttpSettings
  /** When the total time is over, by `performance.now()`, where it began before the call. */
  readonly deadline?: number
  readonly fetch?: Fetch | undefined
  readonly hooks?: Hooks | undefined
  readonly signal?: AbortSignal | undefined
}

/** A request and how it is sent. */
export interface Sending<Result> extends SendOptions {
  readonly call: HttpCall
  readonly method: string
  readonly body?: unknown
  /** Statuses by which an endpoint says that it does not serve the call; default none. */
  readonly unserved?: readonly number[]
  /** Statuses beside success whose body is a result. */
  readonly results?: readonly number[] | undefined
  /**
   * How the body of a result is wanted: as bytes (`binary`), or left for the caller to read (`unread`), with no limit of time and
   * size; else as text.
   */
  readonly result?: string | undefined
  /** What the answer means: the result, or the error that it throws, which decides what follows. */
  readonly read: (answer: HttpAnswer) => Result
}

/** A request with other headers may hold a key, a token, or what only its user knows: it is not redirected. */
const ordinary = ["accept", "content-type"]

/** One for all: to make one takes longer than to read a small answer with it. */
const decoder = /* @__PURE__ */ new TextDecoder()

/** Of a failed answer, so much is read. */
const maxErrorBytes = 65_536

/** Sends a request as often as it takes and is allowed, to one endpoint after another, and gives what its answer means. */
export async function send<Result>(sending: Sending<Result>): Promise<Result> {
  const { call, endpoints, settings, hooks = {}, signal, method, idempotent, unserved = [], memory } = sending
  const { timeout, totalTimeout, retry } = settings
  const end = sending.deadline ?? performance.now() + totalTimeout
  // When each endpoint may be asked: one that was not asked yet is always before those that have failed.
  const due = endpoints.map(() => 0)
  const failures = [...due]
  for (let index = memory?.index ?? 0; ; ) {
    signal?.throwIfAborted()
    while ((due[index] as number) > Math.min(...due)) index = (index + 1) % due.length
    const endpoint = endpoints[index] as ClientEndpoint
    call.url = endpoint.shown
    call.attempts++
    const began = performance.now()
    const left = end - began
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
      if (memory) memory.index = index
      return result
    } catch (error) {
      if (signal?.aborted || !isSeracError(error)) throw error
      const verdict = verdictOn({ error, idempotent, unserved, failures: ++(failures[index] as number) }, retry)
      if (verdict === "give up") throw error
      // Whole milliseconds: of others, a second from now is 999.9999999999998 away.
      const now = Math.round(performance.now())
      due[index] = verdict === "elsewhere" ? Infinity : now + verdict
      const next = Math.min(...due)
      if (next >= end) throw error
      const delay = Math.max(0, next - now)
      tell(hooks.onRetry, () => ({ ...call, method, delay, error, status: error.status }))
      if (delay) await sleep(delay, signal)
    }
  }
}

/**
 * One request and its whole answer, whatever its status.
 *
 * @throws ConnectionError when the answer does not come, or not in full
 * @throws ResponseTooLargeError when it has more bytes than are accepted
 * @throws what asking for its head throws
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
    const redirect = Object.keys(headers).every((name) => ordinary.includes(name)) ? "follow" : "manual"
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

/** Some engines put the whole URL into what fetch throws: where it may hold a secret, the fault is told in words. */
function withoutSecret(fault: unknown, href: string, shown: string): Error {
  const { cause } = Object(fault) as { readonly cause?: { readonly code?: unknown } }
  return new Error(String(cause?.code ?? cause ?? fault).replaceAll(href, shown))
}
