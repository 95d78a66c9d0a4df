import type { NodeCall } from "./node-call.ts"
import type { NodeReply } from "./reply.ts"

/** A fault of a call. The first three kinds replace the response to the whole request. */
export type Fault =
  | NodeReply
  /** The true answer, of which half is sent. */
  | { readonly kind: "half" }
  /** The true answer, delayed. */
  | { readonly kind: "delay"; readonly milliseconds: number }
  /** The changed text of the true answer: truncated, or with bytes that are not JSON. */
  | { readonly kind: "text"; readonly change: (text: string) => string }
  /** A JSON-RPC error for the call. */
  | { readonly kind: "error"; readonly code: number; readonly message: string; readonly data?: unknown }
  /** A different result of the call. */
  | { readonly kind: "result"; readonly result: unknown }
  /** The changed result of the call: a false answer. */
  | { readonly kind: "lie"; readonly change: (result: unknown) => unknown }

/** Decides on the fault of each call. It is called once per call, in the order of a batch. */
export type Faults = (call: NodeCall) => Fault | undefined

const plainHeaders = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" }

/** Faults that occur in recordings, and those added by public nodes and their proxies. */
export const fault = {
  /** The error of a chain that is still bootstrapping. */
  starting: {
    kind: "answer",
    status: 503,
    text: "API call rejected because chain is not done bootstrapping\n",
    headers: plainHeaders,
  },
  /** A path that the node does not serve. */
  absent: { kind: "answer", status: 404, text: "404 page not found\n", headers: plainHeaders },
  throttled: {
    kind: "answer",
    status: 429,
    text: '{"message":"Too many requests"}',
    headers: { "content-type": "application/json", "retry-after": "0" },
  },
  /** An error page in HTML. */
  badGateway: {
    kind: "answer",
    status: 502,
    text: "<html>502 Bad Gateway</html>",
    headers: { "content-type": "text/html" },
  },
  /** An HTML page with status 200, such as a login page or a challenge. */
  html: {
    kind: "answer",
    status: 200,
    text: "<!doctype html><title>Just a moment...</title>",
    headers: { "content-type": "text/html" },
  },
  unfinalized: { kind: "error", code: -32000, message: "cannot query unfinalized data" },
  /** The result null. */
  nothing: { kind: "result", result: null },
  /** The connection is closed without an answer. */
  hangUp: { kind: "refused" },
  /** No answer is sent, and the connection stays open. */
  silence: { kind: "hanging" },
  /** The connection is closed in the middle of the answer. */
  halfAnswer: { kind: "half" },
  /** A complete HTTP response with half of the JSON. */
  cutText: { kind: "text", change: (text) => text.slice(0, text.length / 2) },
} as const satisfies Record<string, Fault>

/** Faults by method; `*` stands for every other method. */
export const byMethod =
  (faults: Readonly<Record<string, Fault | undefined>>): Faults =>
  ({ method }) =>
    Object.hasOwn(faults, method) ? faults[method] : faults["*"]

/** Limits faults to the first `times` that occur. */
export function limited(faults: Faults, times: number): Faults {
  let left = times
  return (call) => {
    const one = left > 0 ? faults(call) : undefined
    if (one !== undefined) left--
    return one
  }
}

/**
 * Faults of a node that starts slowly and later fails occasionally, with each kind of fault in turn. The same seed gives the same faults.
 *
 * @param share - the percentage of failing calls
 */
export function seededFaults(seed: number, share: number): Faults {
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
