import { recordedResult } from "../recording/recorded-calls.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { fromHex, toCb58, zeroIdText } from "../recording/text.ts"
import type { LedgerTransaction } from "./ledger-transactions.ts"
import { newRenewal, type Renewal, splitPay } from "./renewal.ts"
import { rewardFor, split } from "./supply.ts"
import { type ChainHeights, type Event, happened } from "./utxo.ts"

/** A validator or delegator with its state. */
export interface Staker {
  readonly transaction: LedgerTransaction
  readonly txID: string
  readonly kind: "validator" | "delegator"
  readonly subnetID: string
  /** `NodeID-...` */
  readonly nodeID: string
  /** For an auto-renewed validator these four members describe the current period, or the last one. */
  weight: bigint
  start: number
  end: number
  /** The reward if the staker is rewarded; undefined where no rewards exist or the supply is unknown. */
  potentialReward?: bigint
  readonly renewal?: Renewal
  /** The validator's accrued share of its delegators' rewards. */
  accruedFees: bigint
  /** A RewardValidatorTx, the block that decided, and whether it was rewarded; of a subnet's only when it was over. */
  ended?: { readonly event: Event; readonly rewardTx?: string; readonly rewarded: boolean }
  /** The transaction that took a subnet's validator away. */
  removed?: Event
}

/** Follows stakers through the P-Chain's transactions. */
export class Stakers {
  readonly all: Staker[] = []
  /** Supply of the native asset, including rewards minted in advance. */
  supply: bigint | undefined
  readonly #durango: number
  readonly #helicon: number

  constructor(recording: PrimaryRecording, supply: bigint | undefined) {
    this.supply = supply
    const [upgrades] = recording.calls.of("info.upgrades")
    const times = recordedResult<{ durangoTime?: string; heliconTime?: string }>(upgrades) ?? {}
    this.#durango = times.durangoTime === undefined ? 0 : Date.parse(times.durangoTime) / 1000
    this.#helicon = times.heliconTime === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(times.heliconTime) / 1000
  }

  /** Validators of subnets end without a transaction. */
  advanceTo(event: Event): void {
    for (const staker of this.all) {
      const over = staker.subnetID !== zeroIdText && staker.end <= event.timestamp
      if (over && staker.transaction.type === "AddSubnetValidatorTx" && isCurrent(staker))
        staker.ended = { event, rewarded: false }
    }
  }

  apply(transaction: LedgerTransaction): Staker | undefined {
    const { event, type, json } = transaction
    const { validator, subnetID = zeroIdText, nodeID } = json.unsignedTx
    if (type === "RemoveSubnetValidatorTx") {
      const staker = this.all.find((one) => isCurrent(one) && one.subnetID === subnetID && one.nodeID === nodeID)
      if (staker) staker.removed = event
    }
    if (type === "SetAutoRenewedValidatorConfigTx") {
      const renewal = this.all.find(({ txID }) => txID === json.unsignedTx.txID)?.renewal
      if (renewal === undefined)
        throw new Error(`${json.id} changes ${json.unsignedTx.txID}, which does not renew itself`)
      renewal.period = json.unsignedTx.period ?? 0
      renewal.shares = json.unsignedTx.autoCompoundRewardShares ?? 0
    }
    if (type === "AddAutoRenewedValidatorTx") return this.#addRenewed(transaction)
    if (validator === undefined) return undefined
    // Since Durango an accepted staker starts at once; the start in its transaction is ignored.
    const start = event.height > 0 && event.timestamp >= this.#durango ? event.timestamp : validator.start
    const isPrimary = (validator.subnetID ?? subnetID) === zeroIdText
    const staker: Staker = {
      transaction,
      txID: json.id,
      kind: type.includes("Delegator") ? "delegator" : "validator",
      subnetID: validator.subnetID ?? subnetID,
      nodeID: validator.nodeID,
      weight: BigInt(validator.weight),
      start,
      end: validator.end,
      ...(isPrimary && this.#mint(start, validator.end, BigInt(validator.weight))),
      accruedFees: 0n,
    }
    this.all.push(staker)
    return staker
  }

  #addRenewed(transaction: LedgerTransaction): Staker {
    const { event, json } = transaction
    const { stake = [], nodeID = "" } = json.unsignedTx
    const start = event.timestamp
    const renewal = newRenewal(json.unsignedTx, start) as Renewal
    const amounts = stake.map(({ output }) => BigInt(("output" in output ? output.output : output).amount ?? 0))
    const weight = amounts.reduce((sum, amount) => sum + amount, 0n)
    const staker: Staker = {
      transaction,
      txID: json.id,
      kind: "validator",
      subnetID: zeroIdText,
      nodeID: `NodeID-${toCb58(fromHex(nodeID))}`,
      weight,
      start,
      end: renewal.firstEnd,
      ...this.#mint(start, renewal.firstEnd, weight),
      renewal,
      accruedFees: 0n,
    }
    this.all.push(staker)
    return staker
  }

  end(txID: string, event: Event, rewardTx: string, rewarded: boolean): Staker {
    const staker = this.all.find((one) => one.txID === txID && isCurrent(one))
    if (staker === undefined) throw new Error(`RewardValidatorTx ${rewardTx} rewards ${txID}, which is not a staker`)
    const { potentialReward = 0n } = staker
    if (!rewarded && this.supply !== undefined) this.supply -= potentialReward
    if (staker.renewal) {
      this.#endPeriod(staker, staker.renewal, event, rewarded)
      return staker
    }
    staker.ended = { event, rewardTx, rewarded }
    const validator = staker.kind === "delegator" ? this.validatorOf(staker) : undefined
    const shares = validator ? sharesOf(validator) : 0
    if (rewarded && validator) validator.accruedFees += split(potentialReward, shares).ofShares
    return staker
  }

  #endPeriod(staker: Staker, renewal: Renewal, event: Event, rewarded: boolean): void {
    const { start, end, weight, potentialReward = 0n, accruedFees } = staker
    if (end !== event.timestamp) throw new Error(`${event.txID} ends a period of ${staker.txID} that is not over`)
    const { paid, kept } = splitPay({ validation: potentialReward, delegation: accruedFees }, renewal, weight, rewarded)
    const renewed = rewarded && renewal.period > 0
    renewal.ended.push({ event, start, end, weight, rewarded, renewed, paid, restaked: kept })
    renewal.restaked = {
      validation: renewal.restaked.validation + kept.validation,
      delegation: renewal.restaked.delegation + kept.delegation,
    }
    if (!renewed) {
      staker.ended = { event, rewardTx: event.txID, rewarded }
      return
    }
    staker.weight += kept.validation + kept.delegation
    staker.start = end
    staker.end = end + renewal.period
    staker.accruedFees = 0n
    Object.assign(staker, this.#mint(staker.start, staker.end, staker.weight))
  }

  /** The validator to which a delegator delegates. */
  validatorOf({ subnetID, nodeID, transaction: { event } }: Staker): Staker | undefined {
    return this.all.findLast(
      (one) =>
        one.kind === "validator" &&
        one.subnetID === subnetID &&
        one.nodeID === nodeID &&
        one.transaction.event.height <= event.height,
    )
  }

  #mint(start: number, end: number, weight: bigint): { readonly potentialReward?: bigint } {
    if (this.supply === undefined) return {}
    const potentialReward = rewardFor(BigInt(end - start), weight, this.supply, BigInt(start - this.#helicon))
    this.supply += potentialReward
    return { potentialReward }
  }
}

/** The validator's share of its delegators' rewards, in millionths; 0 where delegation does not exist. */
export const sharesOf = ({ transaction: { json } }: Staker): number =>
  json.unsignedTx.shares ?? json.unsignedTx.delegationShares ?? 0

const isCurrent = ({ ended, removed }: Staker) => ended === undefined && removed === undefined

/** At heights, and at the P-Chain's time there. */
export function stakerStatus(
  staker: Staker,
  heights: ChainHeights,
  time: number,
): "pending" | "active" | "completed" | "removed" {
  if (happened(staker.removed, heights)) return "removed"
  if (happened(staker.ended?.event, heights)) return "completed"
  return staker.start > time ? "pending" : "active"
}

/** The current and past delegators of a validator. */
export function delegatorsOf(all: readonly Staker[], validator: Staker): readonly Staker[] {
  const until = validator.ended?.event.height ?? validator.removed?.height ?? Number.POSITIVE_INFINITY
  return all.filter(
    ({ kind, subnetID, nodeID, transaction: { event } }) =>
      kind === "delegator" &&
      subnetID === validator.subnetID &&
      nodeID === validator.nodeID &&
      event.height >= validator.transaction.event.height &&
      event.height < until,
  )
}
