import type { PChainTransaction } from "@serac/chain"
import { compareBytes, equalBytes } from "@serac/chain"
import { zeroID } from "../../bytes.ts"

/** Whom a staker stakes for; the order is that in which those who end at the same time leave. */
export const stakerKinds = ["subnet-validator", "delegator", "validator"] as const

/**
 * `validator` and `delegator` stake on the primary network and are rewarded; a `subnet-validator` validates a permissioned
 * subnet, and leaves by itself.
 */
export type StakerKind = (typeof stakerKinds)[number]

/** Who stakes now. Values are replaced, never changed. */
export interface Staker {
  readonly kind: StakerKind
  /** What it was added by: its id names the staker, through all periods of one that renews itself. */
  readonly transaction: PChainTransaction
  readonly txID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  /** The stake in nAVAX, or what a subnet gives its validator. */
  readonly weight: bigint
  /** Unix seconds, of the running period. */
  readonly start: bigint
  readonly end: bigint
  /** What it gets if it is rewarded, in nAVAX; counted among the supply already. */
  readonly potentialReward: bigint
  /** 48 bytes; only validators of the primary network have one of their own. */
  readonly publicKey?: Uint8Array | undefined
}

/** What a validator has earned beside its own reward, and how it goes on. */
export interface StakingInfo {
  /** Its share of the rewards of delegators who ended in this period. */
  readonly delegateeReward: bigint
  /** Of one that renews itself: rewards of earlier periods that are part of the stake now. */
  readonly restakedValidation: bigint
  readonly restakedDelegation: bigint
  /** Seconds of the next period; 0 ends it. */
  readonly nextPeriod: bigint
  /** Millionths of the rewards that are staked again. */
  readonly autoCompoundRewardShares: number
}

export const noStakingInfo: StakingInfo = {
  delegateeReward: 0n,
  restakedValidation: 0n,
  restakedDelegation: 0n,
  nextPeriod: 0n,
  autoCompoundRewardShares: 0,
}

/** Who leaves first: by end, by kind, by the id of the transaction. */
export function compareStakers(one: Staker, other: Staker): number {
  if (one.end !== other.end) return one.end < other.end ? -1 : 1
  return stakerKinds.indexOf(one.kind) - stakerKinds.indexOf(other.kind) || compareBytes(one.txID, other.txID)
}

export const isPrimary = (subnetID: Uint8Array): boolean => equalBytes(subnetID, zeroID)
