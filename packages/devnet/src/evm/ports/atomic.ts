/** The block that includes atomic transactions. */
export interface AtomicContext {
  readonly height: bigint
  /** Wei per unit of gas. */
  readonly baseFee: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
}

/** The ledger of the C-Chain's atomic transactions, which are imports from and exports to X and P. */
export interface AtomicBackend {
  /** Pending signed transactions, best first. */
  pending(): readonly Uint8Array[]
  /**
   * Verifies the signatures, UTXOs and fee of a transaction for a block. The chain verifies balances and nonces.
   *
   * @returns the gas that it uses
   * @throws LedgerError with the node's text
   */
  verify(transaction: Uint8Array, context: AtomicContext): bigint
  /** Accepts the transactions of an accepted block: applies their imports and exports to shared memory. */
  accept(transactions: readonly Uint8Array[], context: AtomicContext): void
  /** Drops a pending transaction that no block can include. */
  discard(transaction: Uint8Array, reason: unknown): void
}
