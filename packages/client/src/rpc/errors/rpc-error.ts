import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface RpcErrorFacts<Code extends number> extends CallFacts {
  readonly code: Code
  readonly data: unknown
  readonly status?: number
  readonly headers?: Headers
}

/**
 * The node returned a JSON-RPC error for the call. `code`, `message` and `data` are the node's own, so that EIP-1193
 * consumers read them as they expect. By-name methods have code -32000 for nearly all errors.
 *
 * Not retried, unless the HTTP status requires it: the node has understood and rejected the call.
 *
 * @example
 * ```ts
 * import { RpcError } from "@serac/client/rpc"
 *
 * const revertData = (error: unknown) => (error instanceof RpcError && error.code === 3 ? error.data : undefined)
 * ```
 */
export class RpcError<Code extends number = number> extends SeracError {
  declare readonly name: "RpcError"
  declare readonly code: Code
  /** The revert data (`0x` hex) of code 3, for example; null from by-name methods, undefined if the error has none. */
  declare readonly data: unknown
  /** The HTTP status of the response, if it is not success. */
  declare readonly status?: number | undefined
  /** The headers of such a response. */
  declare readonly headers?: Headers | undefined

  constructor(message: string, facts: RpcErrorFacts<Code>) {
    super("RpcError", message, facts)
    // The node's message, without the operation.
    this.message = message
  }
}
