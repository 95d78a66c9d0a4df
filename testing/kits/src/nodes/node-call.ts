/** A call as it came, and the path that it came to, without its query. */
export interface NodeCall {
  readonly path: string
  readonly id: unknown
  readonly method: string
  /** An array by position, an object by name. */
  // biome-ignore lint/suspicious/noExplicitAny: parameters of any method
  readonly params: any
}

/**
 * Answers a call with its result, which becomes JSON; a `RawJson` is sent as it stands. It throws an `RpcError` for an error of
 * the node. Anything else that it throws is a mistake of the test and rejects the request.
 */
// biome-ignore lint/suspicious/noExplicitAny: parameters of any method
export type NodeMethod = (params: any, call: NodeCall) => unknown

/** Methods at a path, and how they are called: by position with batches (`/ext/bc/C/rpc`), or by name (all others). */
export interface NodeInterface {
  readonly dialect: "by position" | "by name"
  readonly methods: Readonly<Record<string, NodeMethod>>
}
