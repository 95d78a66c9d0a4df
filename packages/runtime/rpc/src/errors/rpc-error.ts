import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface RpcErrorFacts extends RpcCallFacts {
  readonly code: number
  readonly data: unknown
}

/**
 * The node answered the call with a JSON-RPC error. `code`, `message` and `data` are the node's own, so that EIP-1193
 * consumers read them as they expect. By-name methods answer -32000 for nearly everything.
 *
 * Never retried: the node has understood and refused.
 */
export class RpcError extends RpcClientError<RpcErrorFacts> {
  override readonly name = "RpcError"
  declare readonly code: number
  /** The revert data (`0x` hex) of code 3, for example; null from by-name methods, undefined when the answer has none. */
  declare readonly data: unknown
}
