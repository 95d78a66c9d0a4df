/** Where a block with atomic transactions stands. */
export interface AtomicContext {
  readonly height: bigint
  /** Wei a gas. */
  readonly baseFee: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
}

/** What the C-Chain leaves to the ledger of its atomic transactions: imports from and exports to X and P. */
export interface AtomicBackend {
  /** Signed transactions that wait for a block, best first. */
  pending(): readonly Uint8Array[]
  /**
   * Checks signatures, unspent outputs and the fee of one that is to be in a block; balances and nonces are the chain's to check.
   *
   * @returns the gas that it uses
   * @throws LedgerError with the node's text
   */
  verify(transaction: Uint8Array, context: AtomicContext): bigint
  /** A block was accepted: what its transactions consumed and made moves in shared memory. */
  accept(transactions: readonly Uint8Array[], context: AtomicContext): void
  /** One of those that wait cannot be in a block, and is forgotten. */
  discard(transaction: Uint8Array, reason: unknown): void
}
