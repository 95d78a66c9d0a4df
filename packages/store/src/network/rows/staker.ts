import type { OwnerData } from "./l1-validator.ts"
import type { PrimaryChain } from "./primary-chain.ts"

export type StakerStatus = "pending" | "active" | "completed" | "removed"

/** A validator or a delegator, by the transaction that made it one. Amounts in the asset's smallest unit. */
export interface StakerRow {
  readonly txId: Uint8Array
  readonly kind: "validator" | "delegator"
  readonly subnetId: Uint8Array
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  readonly weight: bigint
  /** Unix seconds. */
  readonly start: number
  readonly end: number
  readonly status: StakerStatus
  /** Block and position of the transaction; 0 and the position in the genesis for a validator that no block holds. */
  readonly height: number
  readonly index: number
  /** What it keeps of its delegators' rewards, in millionths; absent where nobody can delegate. */
  readonly delegationShares?: number
  /** Its delegators now, and all that it ever had. */
  readonly delegatorCount: number
  readonly delegatorWeight: bigint
  readonly totalDelegatorCount: number
  readonly totalDelegatorWeight: bigint
  /** How much more can be delegated to it; absent where nobody can delegate. */
  readonly delegationCapacity?: bigint
  /** Where its rewards go, 20 bytes each. */
  readonly rewardAddresses: readonly Uint8Array[]
  readonly data: StakerData
}

/** What is only shown of a staker; plain JSON. Ids in cb58, amounts in decimal digits, times in Unix seconds. */
export interface StakerData {
  readonly validationRewardAddresses?: readonly string[]
  readonly delegationRewardAddresses?: readonly string[]
  readonly publicKey?: string
  readonly proofOfPossession?: string
  /** Of a delegator: the transaction of its validator. */
  readonly validatorTx?: string
  /** What it gets if it is rewarded, as the node computed it. */
  readonly potentialReward?: string
  /** What delegators' rewards left to it so far. */
  readonly accruedDelegateeReward?: string
  /** Once completed: the transaction that decided, and what was paid. */
  readonly rewardTx?: string
  readonly rewarded?: boolean
  readonly validationReward?: string
  readonly delegationReward?: string
  /** Of a validator that renews itself. */
  readonly renewal?: RenewalData
  /** Once removed. */
  readonly removeTx?: string
  readonly removedAt?: number
  /**
   * Members that are not shown. `outputs` and `stakes` are how many outputs of the transaction are not staked, and how many behind
   * these are.
   */
  readonly more?: Readonly<Record<string, string | number | boolean>>
}

/** How a validator renews itself at the end of each period, and what its periods brought so far. */
export interface RenewalData {
  /** Seconds of the next period; 0 when the running one is the last. */
  readonly period: number
  /** What of a period's rewards is added to the stake, in millionths. */
  readonly autoCompoundRewardShares: number
  /** Who may change the two. */
  readonly validatorAuthority: OwnerData
  /** Periods that were rewarded. */
  readonly periods: number
  /** What of its rewards, and of its delegators' fees, was added to the stake and is paid when it ends. */
  readonly restakedValidationReward: string
  readonly restakedDelegationReward: string
  /** What was paid for the periods so far. */
  readonly paidValidationReward: string
  readonly paidDelegationReward: string
}

/** What a node last said of a staker: its own view, at a moment. */
export interface StakerObservation {
  readonly txId: Uint8Array
  /** Per cent, 0 to 100; absent where the node does not say. */
  readonly uptime?: number
  readonly connected?: boolean
  /** In the asset's smallest unit. */
  readonly potentialReward?: bigint
  /**
   * Of a validator that is connected to the node: the chains that the node does not query it for at the moment, since it did not
   * answer; absent where the node does not say.
   */
  readonly benched?: readonly PrimaryChain[]
}
