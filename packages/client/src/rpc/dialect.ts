import type { Batcher } from "./batcher.ts"

/** How calls with positional parameters are serialized and sent. Only `createRpcCore` uses its members. */
export interface RpcDialect {
  /** Converts named parameters to an array. */
  arrange(positions: readonly string[], parameters: object): unknown[]
  stringify(value: unknown): string | undefined
  /** Writes the bigints and numbers at these positions as quantities, `0x...`. */
  withQuantities(params: readonly unknown[], positions: readonly number[]): readonly unknown[]
  /** Whether an undescribed method is known to be a read, so that it may be retried and deduplicated. */
  isRead(method: string): boolean
  /** Combines calls in batches; absent if each call is sent by itself. */
  readonly batcher?: Batcher
}
