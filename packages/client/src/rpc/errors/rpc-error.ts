import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface RpcErrorFacts<Code extends number> extends CallFacts {
  readonly code: Code
  readonly data: unknown
  readonly status?: number
  readonly headers?: Headers
}

/**
 * The node answered the call with a JSON-RPC error. `code`, `message` and `data` are the node's own, so that EIP-1193
 * consumers read them as they expect. By-name methods answer -32000 for nearly everything.
 *
 * Not repeated, unless it came with a status that says to: the node has understood and refused.
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
  /** The revert data (`0x` hex) of code 3, for example; null from by-name methods, undefined when the answer has none. */
  declare readonly data: unknown
  /** The HTTP status that it came with, when that was not success. */
  declare readonly status?: number | undefined
  /** The headers of such an answer. */
  declare readonly headers?: Headers | undefined

  constructor(message: string, facts: RpcErrorFacts<Code>) {
    super("RpcError", facts.code, message, facts)
    // As the node said it, without the operation.
    this.message = message
  }
}
