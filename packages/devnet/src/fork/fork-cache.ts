/** The values of one chain's state after one block that earlier runs read. Values are JSON. */
export interface CachedReads {
  /** The values by key. */
  readonly entries: Iterable<readonly [key: string, value: string]>
  /** Adds a value that is not there yet. A value that cannot be written is not an error. */
  add(key: string, value: string): void
}

/** Stores what forks read, between runs. */
export interface ForkCache {
  /** Opens the values of a chain after a block. */
  open(chain: { readonly chainID: bigint; readonly blockHash: string }): CachedReads
}
