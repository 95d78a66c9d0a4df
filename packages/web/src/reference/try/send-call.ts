import type { CallRequest } from "../model/call.ts"

/** The response to a call. */
export interface ReceivedAnswer {
  readonly status: number
  /** The headers that a page may read; those about limits first. */
  readonly headers: readonly (readonly [string, string])[]
  readonly milliseconds: number
  /** The part of the body that was read. */
  readonly text: string
  readonly bytes: number
  /** Whether the body is incomplete: too long, or stopped by the reader. */
  readonly isCut: boolean
}

/** Maximum number of bytes that are read of a response. */
export const maxReceivedBytes = 4_000_000

/** The dependencies of `sendCall`. */
export interface SendOptions {
  readonly fetch: typeof globalThis.fetch
  /** Stops the call; the part that was read is the result. */
  readonly signal: AbortSignal
  /** A clock in milliseconds. */
  readonly now: () => number
  /** Receives the part read so far, for streaming responses. */
  readonly onText?: (received: ReceivedAnswer) => void
}

/**
 * Sends a call. With an API key, redirects are not followed, so that no other server receives the key.
 *
 * @throws {TypeError} if there was no response
 */
export async function sendCall(request: CallRequest, hasKey: boolean, options: SendOptions): Promise<ReceivedAnswer> {
  const { fetch, signal, now, onText } = options
  const { url, method, headers, body } = request
  const began = now()
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal,
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: hasKey ? "error" : "follow",
  })
  const milliseconds = Math.round(now() - began)
  const received = { status: response.status, headers: shownHeaders(response.headers), milliseconds }
  let text = ""
  let bytes = 0
  let isCut = false
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  try {
    while (reader !== undefined) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      text += decoder.decode(value, { stream: true })
      onText?.({ ...received, text, bytes, isCut: true })
      if (bytes < maxReceivedBytes) continue
      isCut = true
      await reader.cancel()
      break
    }
  } catch (error) {
    if (!signal.aborted) throw error
    isCut = true
  }
  return { ...received, text: text + decoder.decode(), bytes, isCut }
}

function shownHeaders(headers: Headers): readonly (readonly [string, string])[] {
  const rank = (name: string) => (/^(ratelimit|x-ratelimit|retry-after)/.test(name) ? 0 : 1)
  return [...headers].sort(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
}
