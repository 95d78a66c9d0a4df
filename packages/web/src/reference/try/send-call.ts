import type { CallRequest } from "../model/call.ts"

/** What came back of a call. */
export interface ReceivedAnswer {
  readonly status: number
  /** Those that a page may see, what tells of limits first. */
  readonly headers: readonly (readonly [string, string])[]
  readonly milliseconds: number
  /** Of the body, what was read of it. */
  readonly text: string
  readonly bytes: number
  /** Whether there was more than is read, or somebody stopped it. */
  readonly isCut: boolean
}

/** Most bytes that are read of an answer. */
export const maxReceivedBytes = 4_000_000

/** What a call needs of the world. */
export interface SendOptions {
  readonly fetch: typeof globalThis.fetch
  /** Stops it: what was read until then counts. */
  readonly signal: AbortSignal
  /** Milliseconds of some clock. */
  readonly now: () => number
  /** Is told what was read so far, of answers that go on. */
  readonly onText?: (received: ReceivedAnswer) => void
}

/**
 * Sends a call. A key goes nowhere else: with one, a redirect is not followed.
 *
 * @throws {TypeError} when no answer came
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
