import type { PChainTransaction } from "@serac/chain"
import { compareBytes, equalBytes } from "@serac/chain"
import { zeroID } from "../../bytes.ts"

/** The kinds of stakers, in the order in which stakers with the same end time leave. */
export const stakerKinds = ["subnet-validator", "delegator", "validator"] as const

/**
 * `validator` and `delegator` stake on the primary network and are rewarded; a `subnet-validator` validates a permissioned
 * subnet, and leaves by itself.
 */
export type StakerKind = (typeof stakerKinds)[number]

/** A current staker. Updates replace the object; nothing mutates it. */
export interface Staker {
  readonly kind: StakerKind
  /** The transaction that added the staker. Its id identifies the staker, through all periods of an auto-renewed one. */
  readonly transaction: PChainTransaction
  readonly txID: Uint8Array
  readonly subnetID: Uint8Array
  readonly nodeID: Uint8Array
  /** The stake in nAVAX, or the weight that a subnet gives its validator. */
  readonly weight: bigint
  /** Start of the current period, in Unix seconds. */
  readonly start: bigint
  readonly end: bigint
  /** The reward in nAVAX if the staker is rewarded; the supply already includes it. */
  readonly potentialReward: bigint
  /** BLS key of 48 bytes; only validators of the primary network have one. */
  readonly publicKey?: Uint8Array | undefined
}

/** A validator's earnings besides its own reward, and the configuration of its renewal. */
export interface StakingInfo {
  /** Its share of the rewards of delegators that ended in this period, in nAVAX. */
  readonly delegateeReward: bigint
  /** For an auto-renewed validator: rewards of earlier periods that are now part of the stake, in nAVAX. */
  readonly restakedValidation: bigint
  readonly restakedDelegation: bigint
  /** Duration of the next period in seconds; 0 ends the validation. */
  readonly nextPeriod: bigint
  /** Share of the rewards that is restaked, in millionths. */
  readonly autoCompoundRewardShares: number
}

export const noStakingInfo: StakingInfo = {
  delegateeReward: 0n,
  restakedValidation: 0n,
  restakedDelegation: 0n,
  nextPeriod: 0n,
  autoCompoundRewardShares: 0,
}

/** Sorts stakers by when they leave: by end time, kind, and transaction id. */
export function compareStakers(one: Staker, other: Staker): number {
  if (one.end !== other.end) return one.end < other.end ? -1 : 1
  return stakerKinds.indexOf(one.kind) - stakerKinds.indexOf(other.kind) || compareBytes(one.txID, other.txID)
}

export const isPrimary = (subnetID: Uint8Array): boolean => equalBytes(subnetID, zeroID)
