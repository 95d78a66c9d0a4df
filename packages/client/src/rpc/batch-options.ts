/**
 * How positional calls are combined in batches.
 *
 * @example
 * ```ts
 * import type { BatchOptions } from "@serac/client/rpc"
 *
 * const batch: BatchOptions = { window: 5, size: 100 }
 * ```
 */
export interface BatchOptions {
  /** Milliseconds during which positional calls are collected. Default 0: those made together, with no await in between. */
  readonly window?: number | undefined
  /** Maximum number of calls in a request. Default 1000, a node's default limit. */
  readonly size?: number | undefined
  /** Maximum size of a request in bytes. Default 5,242,880 (5 MiB), a node's default limit. */
  readonly bytes?: number | undefined
}
