/** The progress of a chain with a batch. */
export interface NetworkAppendProgress {
  /** The last block that the batch covers, whether or not it has a row. */
  readonly head: NetworkBlockReference
  /** The first height that the batch covers: the stored head's successor, or 0. */
  readonly from: number
  /** The parent of the block at `from`; the stored head's id, unless `from` is 0. */
  readonly parentId: Uint8Array
  /** The node's height. */
  readonly nodeHeight: number
  /** Unix seconds. */
  readonly now: number
  /** The state that the indexer keeps between batches of the P-Chain. */
  readonly platform?: PlatformState
}

export interface NetworkBlockReference {
  readonly height: number
  readonly id: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
}

/** The state that the P-Chain's next block depends on and that no row contains. Amounts in nAVAX. */
export interface PlatformState {
  /** The chain's time in Unix seconds: the time of the last block that has one. */
  readonly time: number
  /** Fees that a validator active since the beginning would have paid. */
  readonly accruedFees: bigint
  /** The excess of the L1 validator fee. */
  readonly validatorExcess: bigint
  /** JSON of the indexer's other state, such as a proposal that awaits its outcome. */
  readonly more?: string
}
