import type { Coin } from "../coins.ts"
import type { Owners } from "../people.ts"

/** The current state of a validator or a delegator. */
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
  /** The owners of its own rewards and of its delegators' fees. */
  readonly rewardsOwner: Owners | undefined
  readonly feesOwner: Owners | undefined
  readonly validator: Staker | undefined
  /** Whether an AddDelegatorTx added the staker: these start first. */
  readonly isApricot: boolean
  /** The number of current delegators, and of all so far. */
  delegators: { count: number; weight: bigint; totalCount: number; totalWeight: bigint }
  potentialReward: bigint | undefined
  /** The accrued share of delegators' rewards. */
  accrued: bigint
  /** Once it ended. */
  rewarded?: boolean
  paid: { own: bigint; fees: bigint }
  /** The blocks at which the staker became current, and ended. */
  currentFrom?: number
  currentUntil?: number
}

export const isRewardable = ({ kind, shares }: Staker): boolean => kind === "delegator" || shares !== undefined

/** The current state of an L1 validator. */
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
  /** The accumulated fee at which its balance is used up; 0 while it is inactive. */
  endOfBalance: bigint
}

/** The current state of a subnet. */
export interface Subnet {
  readonly id: Uint8Array
  owner: Owners
  /** The staked asset of an elastic subnet. */
  elastic?: { readonly assetID: Uint8Array; readonly txID: Uint8Array }
  /** An L1. */
  conversion?: Uint8Array
  readonly blockchains: Uint8Array[]
}
