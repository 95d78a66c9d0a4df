/**
 * The description of a method for the runtime, generated from the OpenRPC document.
 *
 * @example
 * ```ts
 * import type { RpcOperation } from "@serac/client/rpc"
 *
 * const getHeight: RpcOperation = { method: "platform.getHeight", path: "/ext/bc/P" }
 * ```
 */
export interface RpcOperation {
  /** The method's name: `avm.getBlock`. */
  readonly method: string
  /** The path below the node's base URL: `/ext/bc/{blockchainID}`. */
  readonly path: string
  /**
   * Parameter names in order. If present, the method takes an array, and the client must have the dialect
   * {@link positional} or {@link batching}; if absent, it takes an object and is never part of a batch.
   */
  readonly positions?: readonly string[]
  /** Names of the result's members, at any depth, that are bare 64-bit integers: they arrive as bigint. */
  readonly bigints?: readonly string[]
  /** Positions of parameters whose bigints are written as quantities, `0x11`. Elsewhere they are bare integers. */
  readonly quantities?: readonly number[]
  /** `false` if repeating the call may have an effect twice. */
  readonly idempotent?: false
}
