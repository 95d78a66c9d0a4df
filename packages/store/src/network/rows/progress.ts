/** How far a batch brings its chain. */
export interface NetworkAppendProgress {
  /** The last block that the batch covers, whether or not it has a row. */
  readonly head: NetworkBlockReference
  /** The first height that the batch covers: the stored head's successor, or 0. */
  readonly from: number
  /** The parent of the block at `from`; the stored head's id, unless `from` is 0. */
  readonly parentId: Uint8Array
  /** The node's own height. */
  readonly nodeHeight: number
  /** Unix seconds. */
  readonly now: number
  /** What the indexer must remember between batches of the P-Chain. */
  readonly platform?: PlatformState
}

export interface NetworkBlockReference {
  readonly height: number
  readonly id: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
}

/** What the P-Chain's next block depends on and no row holds. Amounts in nAVAX. */
export interface PlatformState {
  /** The chain's time, in Unix seconds: that of the last block which had one. */
  readonly time: number
  /** Fees that an active L1 validator would have paid since the beginning. */
  readonly accruedFees: bigint
  /** The excess of the L1 validator fee. */
  readonly validatorExcess: bigint
  /** JSON of whatever else the indexer keeps, such as a proposal that awaits its outcome. */
  readonly more?: string
}
