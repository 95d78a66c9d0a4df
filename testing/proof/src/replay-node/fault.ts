import type { RpcEnvelope } from "./envelope.ts"

/** What a node does instead of answering. */
export type ReplayFault =
  /** An HTTP answer that is none of JSON-RPC. */
  | { readonly kind: "http"; readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  /** A JSON-RPC error for the call. */
  | { readonly kind: "error"; readonly code: number; readonly message: string }
  /** A result that is not the truth. */
  | { readonly kind: "result"; readonly result: unknown }
  /** The connection ends without an answer, or in the middle of one. */
  | { readonly kind: "hangUp"; readonly after?: "half" }
  /** The true answer, late. */
  | { readonly kind: "delay"; readonly milliseconds: number }

/** Decides for each call whether it goes wrong. */
export type Faults = (call: RpcEnvelope) => ReplayFault | undefined

/** Faults as the recording shows them, and those that public nodes add. */
export const fault = {
  starting: {
    kind: "http",
    status: 503,
    body: "API call rejected because chain is not done bootstrapping\n",
    headers: { "content-type": "text/plain; charset=utf-8" },
  },
  absent: {
    kind: "http",
    status: 404,
    body: "404 page not found\n",
    headers: { "content-type": "text/plain; charset=utf-8" },
  },
  throttled: {
    kind: "http",
    status: 429,
    body: '{"message":"Too many requests"}',
    headers: { "content-type": "application/json", "retry-after": "0" },
  },
  badGateway: {
    kind: "http",
    status: 502,
    body: "<html>502 Bad Gateway</html>",
    headers: { "content-type": "text/html" },
  },
  unfinalized: { kind: "error", code: -32000, message: "cannot query unfinalized data" },
  nothing: { kind: "result", result: null },
  hangUp: { kind: "hangUp" },
  halfAnswer: { kind: "hangUp", after: "half" },
} as const satisfies Record<string, ReplayFault>

/**
 * A node that starts slowly and then fails now and then, each call of a kind in turn: what a seed decides happens again.
 *
 * @param share - how many calls of a hundred fail
 */
export function troubles(seed: number, share: number): Faults {
  const { starting, absent, throttled, badGateway, unfinalized, nothing, hangUp, halfAnswer } = fault
  const kinds = [throttled, badGateway, unfinalized, nothing, hangUp, halfAnswer, starting]
  let calls = 0
  let struck = 0
  let state = seed >>> 0
  return () => {
    if (++calls <= 3) return calls === 1 ? absent : starting
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % 100 < share ? kinds[struck++ % kinds.length] : undefined
  }
}
