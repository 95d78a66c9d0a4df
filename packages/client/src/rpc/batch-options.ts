/**
 * How positional calls are put together.
 *
 * @example
 * ```ts
 * import type { BatchOptions } from "@serac/client/rpc"
 *
 * const batch: BatchOptions = { window: 5, size: 100 }
 * ```
 */
export interface BatchOptions {
  /** ms during which positional calls are collected. Default 0: those made together, with no await in between. */
  readonly window?: number | undefined
  /** Calls in one request at most. Default 1000, a node's limit unless it is configured otherwise. */
  readonly size?: number | undefined
  /** Bytes of one request at most. Default 5,242,880 (5 MiB), a node's limit unless it is configured otherwise. */
  readonly bytes?: number | undefined
}
