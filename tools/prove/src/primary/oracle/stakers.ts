import { resultOf } from "../recording/recorded-calls.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { zeroId } from "../recording/text.ts"
import type { LedgerTransaction } from "./ledger-transactions.ts"
import { rewardFor, split } from "./supply.ts"
import { type Event, type Heights, happened } from "./utxo.ts"

/** A validator or delegator, and what became of it. */
export interface Staker {
  readonly transaction: LedgerTransaction
  readonly txID: string
  readonly kind: "validator" | "delegator"
  readonly subnetID: string
  /** `NodeID-...` */
  readonly nodeID: string
  readonly weight: bigint
  readonly start: number
  readonly end: number
  /** What it gets if it is rewarded; undefined where nobody is, or where the supply is not known. */
  readonly potentialReward?: bigint
  /** Of a validator, what its delegators' rewards left to it so far. */
  accruedFees: bigint
  /** A RewardValidatorTx, the block that decided, and whether it was rewarded; of a subnet's only when it was over. */
  ended?: { readonly event: Event; readonly rewardTx?: string; readonly rewarded: boolean }
  /** The transaction that took a subnet's validator away. */
  removed?: Event
}

/** Follows stakers through the P-Chain's transactions. */
export class Stakers {
  readonly all: Staker[] = []
  /** Of the native asset: all that there is, and what was minted in advance. */
  supply: bigint | undefined
  readonly #durango: number

  constructor(recording: PrimaryRecording, supply: bigint | undefined) {
    this.supply = supply
    const [upgrades] = recording.calls.of("info.upgrades")
    const { durangoTime } = resultOf<{ durangoTime?: string }>(upgrades) ?? {}
    this.#durango = durangoTime === undefined ? 0 : Date.parse(durangoTime) / 1000
  }

  /** Validators of subnets end without a transaction. */
  advanceTo(event: Event): void {
    for (const staker of this.all) {
      const over = staker.subnetID !== zeroId && staker.end <= event.timestamp
      if (over && staker.transaction.type === "AddSubnetValidatorTx" && isOpen(staker))
        staker.ended = { event, rewarded: false }
    }
  }

  apply(transaction: LedgerTransaction): Staker | undefined {
    const { event, type, json } = transaction
    const { validator, subnetID = zeroId, nodeID } = json.unsignedTx
    if (type === "RemoveSubnetValidatorTx") {
      const staker = this.all.find((one) => isOpen(one) && one.subnetID === subnetID && one.nodeID === nodeID)
      if (staker) staker.removed = event
    }
    if (validator === undefined) return undefined
    // Since Durango what is accepted validates at once, whatever start it says.
    const start = event.height > 0 && event.timestamp >= this.#durango ? event.timestamp : validator.start
    const isPrimary = (validator.subnetID ?? subnetID) === zeroId
    const staker: Staker = {
      transaction,
      txID: json.id,
      kind: type.includes("Delegator") ? "delegator" : "validator",
      subnetID: validator.subnetID ?? subnetID,
      nodeID: validator.nodeID,
      weight: BigInt(validator.weight),
      start,
      end: validator.end,
      ...(isPrimary && this.#mint(BigInt(validator.end - start), BigInt(validator.weight))),
      accruedFees: 0n,
    }
    this.all.push(staker)
    return staker
  }

  end(txID: string, event: Event, rewardTx: string, rewarded: boolean): Staker {
    const staker = this.all.find((one) => one.txID === txID)
    if (staker === undefined) throw new Error(`RewardValidatorTx ${rewardTx} rewards ${txID}, which is not a staker`)
    staker.ended = { event, rewardTx, rewarded }
    const { potentialReward = 0n } = staker
    if (!rewarded && this.supply !== undefined) this.supply -= potentialReward
    const validator = staker.kind === "delegator" ? this.validatorOf(staker) : undefined
    const shares = validator?.transaction.json.unsignedTx.shares ?? 0
    if (rewarded && validator) validator.accruedFees += split(potentialReward, shares).ofShares
    return staker
  }

  /** Who validates while a delegator delegates. */
  validatorOf({ subnetID, nodeID, transaction: { event } }: Staker): Staker | undefined {
    return this.all.findLast(
      (one) =>
        one.kind === "validator" &&
        one.subnetID === subnetID &&
        one.nodeID === nodeID &&
        one.transaction.event.height <= event.height,
    )
  }

  #mint(seconds: bigint, weight: bigint): { readonly potentialReward?: bigint } {
    if (this.supply === undefined) return {}
    const potentialReward = rewardFor(seconds, weight, this.supply)
    this.supply += potentialReward
    return { potentialReward }
  }
}

const isOpen = ({ ended, removed }: Staker) => ended === undefined && removed === undefined

/** At heights, and at the P-Chain's time there. */
export function statusOf(
  staker: Staker,
  heights: Heights,
  time: number,
): "pending" | "active" | "completed" | "removed" {
  if (happened(staker.removed, heights)) return "removed"
  if (happened(staker.ended?.event, heights)) return "completed"
  return staker.start > time ? "pending" : "active"
}

/** Those that delegate, or delegated, to a validator while it was one. */
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
