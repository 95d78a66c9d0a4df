/** A validator of an L1 (ACP-77). Amounts in nAVAX. */
export interface L1ValidatorRow {
  readonly validationId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  /** 0 once it was removed. */
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  /** Block and position of the transaction that made it. */
  readonly height: number
  readonly index: number
  readonly txId: Uint8Array
  /** When its balance is used up, in terms of `accruedFees`; 0 while it is inactive. */
  readonly endAccumulatedFee: bigint
  readonly minNonce: bigint
  /** Owners of the remaining balance, 20 bytes each. */
  readonly balanceAddresses: readonly Uint8Array[]
  readonly data: L1ValidatorData
}

/** What is only shown of an L1 validator; plain JSON. */
export interface L1ValidatorData {
  /** `0x` and hexadecimal digits. */
  readonly publicKey: string
  readonly remainingBalanceOwner: OwnerData
  readonly deactivationOwner: OwnerData
}

/** Addresses in Bech32 without a chain. */
export interface OwnerData {
  readonly locktime: string
  readonly threshold: number
  readonly addresses: readonly string[]
}
