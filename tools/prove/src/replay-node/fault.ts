import type { Call } from "./envelope.ts"

/** What a node does instead of answering. */
export type Fault =
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
export type Faults = (call: Call) => Fault | undefined

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
} as const satisfies Record<string, Fault>
