import { type SetAutoRenewedValidatorConfigTx, splitReward } from "@serac/chain"
import type { RenewalData, StakerRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { largestStake } from "./capacity.ts"
import { hexKey, toSafeNumber } from "./keys.ts"
import { endOfPeriod } from "./renewal.ts"
import {
  type Decision,
  type Payment,
  paymentSum,
  payReward,
  requirePaidTo,
  returnStake,
  utxoAmount,
  utxosOf,
} from "./rewards.ts"
import { keep } from "./staking.ts"
import type { Step } from "./step.ts"
import { mintReward, unmintReward } from "./supply.ts"

type RenewedRow = StakerRow & { readonly data: { readonly renewal: RenewalData } }

/** The two kinds of rewards of a period, in the asset's smallest unit. */
interface Shares {
  readonly validation: bigint
  readonly delegation: bigint
}

/** An auto-renewed validator. @throws NodeFault if the transaction is not one's. */
export function renewed(step: Step, stakerTx: Uint8Array): RenewedRow {
  const row = step.memory.staker(stakerTx)
  if (row?.status === "active" && row.data.renewal !== undefined) return row as RenewedRow
  throw nonsense(
    `block ${step.height} of the P-Chain is about a validator that does not renew itself: ${hexKey(stakerTx)}`,
  )
}

/** Changes the settings of a validator after its current period. Returns its current state. */
export function configureRenewal(
  step: Step,
  { txID, period, autoCompoundRewardShares }: SetAutoRenewedValidatorConfigTx,
): RenewedRow {
  const row = renewed(step, txID)
  const renewal = { ...row.data.renewal, period: toSafeNumber(period), autoCompoundRewardShares }
  const changed = { ...row, data: { ...row.data, renewal } }
  keep(step, changed)
  return changed
}

/**
 * Ends a period. A rewarded validator continues with the next period, with its restaked rewards added to its stake, unless
 * it is set to stop. One that is not rewarded ends. At the end it gets its stake back, and the restaked rewards of earlier
 * periods are paid.
 *
 * The rewards belong to the RewardAutoRenewedValidatorTx, since each period has its own.
 */
export function endPeriod(step: Step, decision: Decision): void {
  const row = renewed(step, decision.stakerTx)
  if (row.end !== step.memory.time) throw nonsense(`block ${step.height} of the P-Chain ends a period that is not over`)
  const goesOn = decision.committed && row.data.renewal.period > 0
  const earned = earnedIn(row, decision.committed)
  const planned = goesOn ? restakedOf(row, earned ?? { validation: 0n, delegation: 0n }) : undefined
  const payments = paymentsOf(decision, row, earned && owedOf(row, earned, planned))
  for (const payment of payments) payReward(step, decision, row, payment)
  const paid = { validation: paymentSum(payments, ["VALIDATOR"]), delegation: paymentSum(payments, ["VALIDATOR_FEE"]) }
  if (!decision.committed) unmintReward(step.memory, row)
  const restaked = goesOn && earned ? difference(earned, paid) : { validation: 0n, delegation: 0n }
  if (restaked.validation < 0n || restaked.delegation < 0n) {
    throw nonsense(`the node tells more rewards of a period of ${hexKey(row.txId)} than it earned`)
  }
  step.rows.periods.push({
    rewardTx: decision.rewardTx,
    stakerTx: row.txId,
    data: {
      start: row.start,
      end: row.end,
      stake: String(row.weight),
      rewarded: decision.committed,
      renewed: goesOn,
      validationReward: String(paid.validation),
      delegationReward: String(paid.delegation),
      restakedValidationReward: String(restaked.validation),
      restakedDelegationReward: String(restaked.delegation),
    },
  })
  if (goesOn) goOn(step, row, paid, restaked)
  else stop(step, decision, row, paid)
}

/** The rewards of a period; undefined if they are unknown, as without the network's genesis. */
function earnedIn({ data }: RenewedRow, committed: boolean): Shares | undefined {
  const { potentialReward, accruedDelegateeReward = "0" } = data
  if (potentialReward === undefined) return undefined
  return { validation: committed ? BigInt(potentialReward) : 0n, delegation: BigInt(accruedDelegateeReward) }
}

/** The parts of a staker that determine how much it restakes. */
export interface RestakingRow {
  readonly weight: bigint
  readonly data: { readonly renewal: { readonly autoCompoundRewardShares: number } }
}

/** The part of the rewards that is added to the stake: the validator's configured share, limited by the maximum stake. In nAVAX. */
export function restakedOf({ weight, data }: RestakingRow, { validation, delegation }: Shares): Shares {
  const { autoCompoundRewardShares: shares } = data.renewal
  const wanted = {
    validation: splitReward(validation, shares).fromShares,
    delegation: splitReward(delegation, shares).fromShares,
  }
  const whole = wanted.validation + wanted.delegation
  const room = largestStake > weight ? largestStake - weight : 0n
  if (whole <= room) return wanted
  const fitting = (wanted.validation * room) / whole
  return { validation: fitting, delegation: room - fitting }
}

/** The amounts to pay: rewards that are not restaked and, at the end, also those restaked before. */
function owedOf({ data: { renewal } }: RenewedRow, earned: Shares, restaked: Shares | undefined): Shares {
  if (restaked) return difference(earned, restaked)
  return {
    validation: earned.validation + BigInt(renewal.restakedValidationReward),
    delegation: earned.delegation + BigInt(renewal.restakedDelegationReward),
  }
}

const difference = (one: Shares, other: Shares): Shares => ({
  validation: one.validation - other.validation,
  delegation: one.delegation - other.delegation,
})

/**
 * The recipients of the UTXOs: first the validator, then the owner of its delegation fees, each only if there is an amount
 * to pay.
 *
 * @throws NodeFault if a required payment is missing: there may be several nodes behind one address, not all of which have
 * the block that pays.
 */
function paymentsOf(decision: Decision, row: RenewedRow, owed: Shares | undefined): readonly Payment[] {
  const utxos = utxosOf(decision, decision.rewardTx)
  if (utxos.length > 2 || utxos.some(({ outputIndex }, index) => outputIndex !== index)) {
    throw nonsense(`a reward UTXO of ${hexKey(decision.rewardTx)} is out of place`)
  }
  const owes = {
    validation: owed ? owed.validation > 0n : decision.committed,
    delegation: owed ? owed.delegation > 0n : !decision.committed,
  }
  if (owed && utxos.length < Number(owes.validation) + Number(owes.delegation)) {
    throw nonsense(`the node does not tell all rewards of the staker ${hexKey(row.txId)} yet`)
  }
  for (const utxo of utxos) requirePaidTo(row, utxo)
  // A network may have a lower maximum stake: then more is paid, and less is restaked.
  const isFirstOwn = owes.validation || utxos.length === 2 || !owes.delegation
  const types: readonly Payment["type"][] = isFirstOwn ? ["VALIDATOR", "VALIDATOR_FEE"] : ["VALIDATOR_FEE"]
  return utxos.map((utxo, index) => ({ type: types[index] as Payment["type"], utxo, amount: utxoAmount(utxo) }))
}

function goOn(step: Step, row: RenewedRow, paid: Shares, restaked: Shares): void {
  const { renewal, potentialReward: _, ...data } = row.data
  const next: StakerRow = {
    ...row,
    weight: row.weight + restaked.validation + restaked.delegation,
    start: row.end,
    end: endOfPeriod(row.end, BigInt(renewal.period)),
    data: { ...data, renewal: added(renewal, paid, restaked) },
  }
  const reward = mintReward(step, next)
  const rewards = reward === undefined ? {} : { potentialReward: String(reward), accruedDelegateeReward: "0" }
  keep(step, { ...next, data: { ...next.data, ...rewards } })
}

function stop(step: Step, decision: Decision, row: RenewedRow, paid: Shares): void {
  returnStake(step, row)
  const renewal = added(row.data.renewal, paid, { validation: 0n, delegation: 0n })
  keep(step, {
    ...row,
    status: "completed",
    data: {
      ...row.data,
      renewal: decision.committed ? renewal : { ...renewal, periods: renewal.periods - 1 },
      rewardTx: step.names.asset(decision.rewardTx),
      rewarded: decision.committed,
      validationReward: renewal.paidValidationReward,
      delegationReward: renewal.paidDelegationReward,
    },
  })
}

/** Adds one more period. */
function added(renewal: RenewalData, paid: Shares, restaked: Shares): RenewalData {
  const sum = (text: string, amount: bigint) => String(BigInt(text) + amount)
  return {
    ...renewal,
    periods: renewal.periods + 1,
    restakedValidationReward: sum(renewal.restakedValidationReward, restaked.validation),
    restakedDelegationReward: sum(renewal.restakedDelegationReward, restaked.delegation),
    paidValidationReward: sum(renewal.paidValidationReward, paid.validation),
    paidDelegationReward: sum(renewal.paidDelegationReward, paid.delegation),
  }
}
