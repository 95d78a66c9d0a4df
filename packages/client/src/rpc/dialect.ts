import type { Batcher } from "./batcher.ts"

/** How calls with positional parameters are written and sent. Its members are the business of `createRpcCore`. */
export interface RpcDialect {
  /** The array that named parameters make. */
  arrange(positions: readonly string[], parameters: object): unknown[]
  stringify(value: unknown): string | undefined
  /** Writes the bigints and numbers at these positions as quantities, `0x...`. */
  withQuantities(params: readonly unknown[], positions: readonly number[]): readonly unknown[]
  /** Whether a method that nobody describes is known to read, so that it may be repeated and shared. */
  isRead(method: string): boolean
  /** Puts calls together; absent where each call is sent by itself. */
  readonly batcher?: Batcher
}
