/** A received call, with the path of its request without the query. */
export interface NodeCall {
  readonly path: string
  readonly id: unknown
  readonly method: string
  /** An array for parameters by position, an object for parameters by name. */
  // biome-ignore lint/suspicious/noExplicitAny: parameters of any method
  readonly params: any
}

/**
 * Answers a call with its result, which becomes JSON; a `RawJson` is sent unchanged. It throws an `RpcError` for an error of
 * the node. Any other thrown error is a mistake in the test and rejects the request.
 */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any method
export type NodeMethod = (params: any, call: NodeCall) => unknown

/** The methods at a path, and how they are called: by position with batches (`/ext/bc/C/rpc`), or by name (all others). */
export interface NodeInterface {
  readonly dialect: "by position" | "by name"
  readonly methods: Readonly<Record<string, NodeMethod>>
}
