import type { Coin } from "../coins.ts"
import type { Owners } from "../people.ts"

/** A validator or a delegator, as it is by now. */
export interface Staker {
  readonly txID: Uint8Array
  readonly kind: "validator" | "delegator"
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  readonly weight: bigint
  start: number
  readonly end: number
  status: "pending" | "active" | "completed" | "removed"
  /** Block and position of its transaction. */
  readonly height: number
  readonly index: number
  /** Millionths; absent where delegation does not exist. */
  readonly shares: number | undefined
  readonly stake: readonly Coin[]
  readonly outputs: number
  /** Whom rewards go to: its own, and those of delegators. */
  readonly rewardsOwner: Owners | undefined
  readonly feesOwner: Owners | undefined
  readonly validator: Staker | undefined
  /** Added by an AddDelegatorTx: such start first. */
  readonly isApricot: boolean
  /** How many it has now, and ever had. */
  delegators: { count: number; weight: bigint; totalCount: number; totalWeight: bigint }
  potentialReward: bigint | undefined
  /** The accrued share of delegators' rewards. */
  accrued: bigint
  /** Once it ended. */
  rewarded?: boolean
  paid: { own: bigint; fees: bigint }
  /** Blocks by which it was current, and was not any more. */
  currentFrom?: number
  currentUntil?: number
}

export const isRewardable = ({ kind, shares }: Staker): boolean => kind === "delegator" || shares !== undefined

/** An L1 validator as it is by now. */
export interface L1Validator {
  readonly validationID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  readonly publicKey: Uint8Array
  readonly txID: Uint8Array
  readonly start: number
  readonly balanceOwner: { readonly threshold: number; readonly addresses: Uint8Array[] }
  /** The owner who may disable the validator. */
  readonly deactivationOwner: { readonly threshold: number; readonly addresses: Uint8Array[] }
  weight: bigint
  minNonce: bigint
  /** When its balance is used up, in terms of all fees so far; 0 while it is inactive. */
  endOfBalance: bigint
}

/** A subnet as it is by now. */
export interface Subnet {
  readonly id: Uint8Array
  owner: Owners
  /** Elastic: what is staked. */
  elastic?: { readonly assetID: Uint8Array; readonly txID: Uint8Array }
  /** An L1. */
  conversion?: Uint8Array
  readonly blockchains: Uint8Array[]
}
