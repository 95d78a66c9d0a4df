import type { PChainOwner } from "@serac/chain"
import { compareBytes } from "@serac/chain"

/** A validator of an L1. Values are replaced, never changed. */
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
  /** 0 for one that is to be removed. */
  readonly weight: bigint
  /** The least nonce of the next message about it. */
  readonly minNonce: bigint
  /** How much every validator may have been charged since the beginning until its balance is used up; 0 while inactive. */
  readonly endAccumulatedFee: bigint
}

/** Whose balance is used up first. */
export function compareL1Validators(one: L1Validator, other: L1Validator): number {
  if (one.endAccumulatedFee !== other.endAccumulatedFee) return one.endAccumulatedFee < other.endAccumulatedFee ? -1 : 1
  return compareBytes(one.validationID, other.validationID)
}
