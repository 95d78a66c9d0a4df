/** What is known about a request when it fails. */
export interface RpcCallFacts {
  /** The JSON-RPC method, `avm.getBlock`; of a batch its distinct methods, separated by `, `. */
  readonly method: string
  /** Where the request went, without credentials, query and whatever path stands before `/ext/`. */
  readonly url: string
  /** HTTP requests made so far, over all endpoints. */
  readonly attempts: number
}

/**
 * The base of every error that a call fails with, except the caller's own abort (the `reason` of its signal) and misuse (a
 * `TypeError`).
 *
 * @example
 * ```ts
 * import { createRpcCore, RpcClientError } from "@serac/rpc"
 *
 * const core = createRpcCore({ url: "http://127.0.0.1:9650" }, { path: "/ext/bc/P" })
 * try {
 *   await core.request({ method: "platform.getHeight", params: {} })
 * } catch (error) {
 *   if (error instanceof RpcClientError) console.error(error.name, error.code, error.method, error.url)
 * }
 * ```
 */
export abstract class RpcClientError<Facts extends RpcCallFacts = RpcCallFacts> extends Error {
  /** Stable: a text such as `TIMEOUT`, or the node's number for an {@link RpcError}. */
  abstract readonly code: string | number
  declare readonly method: string
  declare readonly url: string
  declare readonly attempts: number

  constructor(message: string, facts: Facts & { readonly cause?: unknown }) {
    super(message, facts)
    Object.assign(this, facts)
  }
}
