/** An epoch of a chain, during which the validators at `pChainHeight` are its validators. */
export interface Epoch {
  readonly number: bigint
  /** Start of the epoch in seconds since 1970. */
  readonly startTime: bigint
  readonly pChainHeight: bigint
}

/** The values of a chain that `proposervm.*` reports. */
export interface ProposedHeights {
  /** The P-Chain height of a block built now. */
  proposedHeight(): bigint
  /** The epoch of a block built now. */
  currentEpoch(): Epoch
}
