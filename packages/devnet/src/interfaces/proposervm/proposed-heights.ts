/** The epoch of a chain: its validators are those at `pChainHeight` while it lasts. */
export interface Epoch {
  readonly number: bigint
  /** Seconds since 1970. */
  readonly startTime: bigint
  readonly pChainHeight: bigint
}

/** What `proposervm.*` reads of a chain. */
export interface ProposedHeights {
  /** The P-Chain height that a block built now would name. */
  proposedHeight(): bigint
  /** The epoch that a block built now would belong to. */
  currentEpoch(): Epoch
}
