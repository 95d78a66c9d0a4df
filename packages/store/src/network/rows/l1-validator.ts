/** A validator of an L1 (ACP-77). Amounts in nAVAX. */
export interface L1ValidatorRow {
  readonly validationId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  /** 0 after the validator was removed. */
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  /** Block height and position of the transaction that registered the validator. */
  readonly height: number
  readonly index: number
  readonly txId: Uint8Array
  /** The value of `accruedFees` at which the balance is used up; 0 while the validator is inactive. */
  readonly endAccumulatedFee: bigint
  readonly minNonce: bigint
  /** Owners of the remaining balance, 20 bytes each. */
  readonly balanceAddresses: readonly Uint8Array[]
  readonly data: L1ValidatorData
}

/** Data of an L1 validator that is only displayed; plain JSON. */
export interface L1ValidatorData {
  /** Hexadecimal after `0x`. */
  readonly publicKey: string
  readonly remainingBalanceOwner: OwnerData
  readonly deactivationOwner: OwnerData
}

/** Addresses in Bech32 without a chain prefix. */
export interface OwnerData {
  readonly locktime: string
  readonly threshold: number
  readonly addresses: readonly string[]
}
