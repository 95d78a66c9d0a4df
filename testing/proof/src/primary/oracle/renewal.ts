import type { NodeOwner, NodeUnsigned } from "../recording/node-json.ts"
import { split } from "./supply.ts"
import type { Event } from "./utxo.ts"

/** A validator's reward for validation and its share of its delegators' rewards. */
export interface Pay {
  readonly validation: bigint
  readonly delegation: bigint
}

/** A period that is over. */
export interface PeriodEnd {
  /** Of the block that decided; its transaction is the RewardAutoRenewedValidatorTx. */
  readonly event: Event
  readonly start: number
  readonly end: number
  readonly weight: bigint
  readonly rewarded: boolean
  readonly renewed: boolean
  readonly paid: Pay
  readonly restaked: Pay
}

/** The renewal settings and state of an auto-renewed validator. */
export interface Renewal {
  readonly authority: NodeOwner
  /** When its first period ended. */
  readonly firstEnd: number
  /** Seconds of the next period; 0 for none. */
  period: number
  /** Millionths of each period's rewards that are added to the stake. */
  shares: number
  restaked: Pay
  readonly ended: PeriodEnd[]
}

/** The most that a validator may stake. */
const maxValidatorStake = 3_000_000_000_000_000n

/** The initial renewal state of an auto-renewed validator. */
export function newRenewal(unsigned: NodeUnsigned, start: number): Renewal | undefined {
  const { validatorAuthority: authority, period = 0, autoCompoundRewardShares: shares = 0 } = unsigned
  if (authority === undefined) return undefined
  return {
    authority,
    firstEnd: start + period,
    period,
    shares,
    restaked: { validation: 0n, delegation: 0n },
    ended: [],
  }
}

/** Splits the pay of a period into the part that is paid out and the part that is added to the stake. */
export function splitPay(earned: Pay, { shares, restaked, period }: Renewal, weight: bigint, rewarded: boolean) {
  if (!rewarded || period === 0) {
    const validation = (rewarded ? earned.validation : 0n) + restaked.validation
    return {
      paid: { validation, delegation: earned.delegation + restaked.delegation },
      kept: { validation: 0n, delegation: 0n },
    }
  }
  let kept = {
    validation: split(earned.validation, shares).ofShares,
    delegation: split(earned.delegation, shares).ofShares,
  }
  const sum = kept.validation + kept.delegation
  const room = maxValidatorStake - weight
  if (sum > room) {
    const validation = (kept.validation * room) / sum
    kept = { validation, delegation: room - validation }
  }
  const paid = { validation: earned.validation - kept.validation, delegation: earned.delegation - kept.delegation }
  return { paid, kept }
}
