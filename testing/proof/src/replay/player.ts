import type { RecordedExchange } from "./exchange.ts"

/** A request that a client sent. */
export interface Sent {
  readonly method: string
  /** Path and query, as sent. */
  readonly path: string
  readonly body: string
}

/** A fetch that answers with a recorded response and records the requests. */
export interface Player {
  readonly fetch: typeof fetch
  readonly sent: Sent[]
}

export const origin = "http://127.0.0.1:9650"

/** @param answer - makes the response text from the sent request, so that the response can carry the client's ID. */
export function play(response: RecordedExchange["response"], answer: (sent: Sent) => string): Player {
  const sent: Sent[] = []
  const answering = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const one = { method: request.method, path: url.pathname + url.search, body: await request.text() }
    sent.push(one)
    const headers = Object.entries(response.headers).filter(([name]) => !framing.has(name.toLowerCase()))
    return new Response(answer(one), { status: response.status, headers })
  }
  return { fetch: answering, sent }
}

/** Headers that describe how the recorded bytes travelled, which an in-process answer does not. */
const framing = new Set(["content-length", "transfer-encoding", "content-encoding", "connection"])

/**
 * Replaces the recorded ID with the client's ID and keeps every other byte of the answer.
 *
 * Both kinds of node write the id at a fixed place: geth first after `jsonrpc`, the by-name codec last.
 *
 * @param token - the recorded id as it is written
 */
export function withId(body: string, token: string, id: unknown): string {
  const replacement = JSON.stringify(id)
  const head = `{"jsonrpc":"2.0","id":${token},`
  if (body.startsWith(head)) return `{"jsonrpc":"2.0","id":${replacement},${body.slice(head.length)}`
  const tail = `"id":${token}}`
  const at = body.trimEnd().endsWith(tail) ? body.lastIndexOf(tail) : -1
  return at < 0 ? body : `${body.slice(0, at)}"id":${replacement}}${body.slice(at + tail.length)}`
}

/** The id in a request that one of our clients sent. */
export const sentId = (sent: Sent): unknown => (JSON.parse(sent.body) as { id: unknown }).id
