import type { PChainOwner } from "@serac/chain"
import { compareBytes } from "@serac/chain"

/** A validator of an L1. Updates replace the object; nothing mutates it. */
export interface L1Validator {
  readonly validationID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  /** 48 bytes. */
  readonly publicKey: Uint8Array
  readonly remainingBalanceOwner: PChainOwner
  readonly deactivationOwner: PChainOwner
  /** Unix seconds. */
  readonly start: bigint
  /** 0 for a validator that is to be removed. */
  readonly weight: bigint
  /** The least nonce that the next message about this validator may have. */
  readonly minNonce: bigint
  /** The value of `accruedFees` at which the balance is used up, in nAVAX; 0 while inactive. */
  readonly endAccumulatedFee: bigint
}

/** Sorts L1 validators by when their balance is used up. */
export function compareL1Validators(one: L1Validator, other: L1Validator): number {
  if (one.endAccumulatedFee !== other.endAccumulatedFee) return one.endAccumulatedFee < other.endAccumulatedFee ? -1 : 1
  return compareBytes(one.validationID, other.validationID)
}
