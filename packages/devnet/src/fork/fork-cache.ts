/** The values of one chain's state after one block that earlier runs read. Values are JSON. */
export interface CachedReads {
  /** The values by key. */
  readonly entries: Iterable<readonly [key: string, value: string]>
  /** Adds a value that is not there yet. A value that cannot be written is not an error. */
  add(key: string, value: string): void
}

/** The state whose values are cached. */
export interface CachedState {
  /** Decimal digits. */
  readonly chainID: string
  /** `0x` and digits. */
  readonly blockHash: string
  /** Whether the values are checked by proofs. */
  readonly isProven: boolean
}

/** Stores what forks read, between runs. */
export interface ForkCache {
  /** Opens the values of a state. */
  open(state: CachedState): CachedReads
}
