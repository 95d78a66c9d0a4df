/**
 * What the runtime has to know about one method; the generator writes it from the OpenRPC document.
 *
 * @example
 * ```ts
 * import type { RpcOperation } from "@serac/client/rpc"
 *
 * const getHeight: RpcOperation = { method: "platform.getHeight", path: "/ext/bc/P" }
 * ```
 */
export interface RpcOperation {
  /** On the wire, `avm.getBlock`. */
  readonly method: string
  /** Below the node's base URL, `/ext/bc/{blockchainID}`. */
  readonly path: string
  /**
   * Parameter names in their order. Present: the method takes an array, and the client must have the dialect
   * {@link positional} or {@link batching}; absent: it takes an object and is never part of a batch.
   */
  readonly positions?: readonly string[]
  /** Names of the result's members, at any depth, that are bare 64-bit integers: they arrive as bigint. */
  readonly bigints?: readonly string[]
  /** Positions of parameters in which a bigint is written as a quantity, `0x11`. Elsewhere it is a bare integer. */
  readonly quantities?: readonly number[]
  /** `false` when repeating the call may do something twice. */
  readonly idempotent?: false
}
