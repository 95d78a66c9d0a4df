/** Properties of the lists of an address. */
export interface AddressListProps {
  readonly chainId: string
  readonly address: string
  /** Grows with each change of the chain. */
  readonly version: number
}

/** A transaction by its hash. */
export interface TracedTransaction {
  readonly chainId: string
  readonly hash: string
}
