import type { NodeCall } from "./node-call.ts"
import type { NodeReply } from "./reply.ts"

/** What goes wrong with a call. The first three kinds of reply replace the answer to the whole request. */
export type Fault =
  | NodeReply
  /** The true answer, of which half is sent. */
  | { readonly kind: "half" }
  /** The true answer, late. */
  | { readonly kind: "delay"; readonly milliseconds: number }
  /** The text of the true answer, changed: cut, or with bytes that are no JSON. */
  | { readonly kind: "text"; readonly change: (text: string) => string }
  /** A JSON-RPC error for the call. */
  | { readonly kind: "error"; readonly code: number; readonly message: string; readonly data?: unknown }
  /** Another result of the call. */
  | { readonly kind: "result"; readonly result: unknown }
  /** The true result of the call, changed: a lie. */
  | { readonly kind: "lie"; readonly change: (result: unknown) => unknown }

/** Decides for each call whether it goes wrong. It is called once for a call, in the order of a batch. */
export type Faults = (call: NodeCall) => Fault | undefined

const plainHeaders = { "content-type": "text/plain; charset=utf-8", "x-content-type-options": "nosniff" }

/** Faults as recordings show them, and those that public nodes and their proxies add. */
export const fault = {
  /** A chain that has not finished bootstrapping. */
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
  /** An HTML page with status 200, as a login page or a challenge is. */
  html: {
    kind: "answer",
    status: 200,
    text: "<!doctype html><title>Just a moment...</title>",
    headers: { "content-type": "text/html" },
  },
  unfinalized: { kind: "error", code: -32000, message: "cannot query unfinalized data" },
  /** The result null. */
  nothing: { kind: "result", result: null },
  /** The connection ends without an answer. */
  hangUp: { kind: "refused" },
  /** No answer comes, and the connection stays open. */
  silence: { kind: "hanging" },
  /** The connection ends in the middle of the answer. */
  halfAnswer: { kind: "half" },
  /** Whole HTTP, half the JSON. */
  cutText: { kind: "text", change: (text) => text.slice(0, text.length / 2) },
} as const satisfies Record<string, Fault>

/** Faults by method; `*` stands for every other method. */
export const byMethod =
  (faults: Readonly<Record<string, Fault | undefined>>): Faults =>
  ({ method }) =>
    Object.hasOwn(faults, method) ? faults[method] : faults["*"]

/** A fault for the next `times` calls that it would meet, and none afterwards. */
export function limited(faults: Faults, times: number): Faults {
  let left = times
  return (call) => {
    const one = left > 0 ? faults(call) : undefined
    if (one !== undefined) left--
    return one
  }
}

/**
 * Faults of a node that starts slowly and then fails now and then, each kind of fault in turn. The same seed makes the same faults.
 *
 * @param share - calls of a hundred that fail
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
