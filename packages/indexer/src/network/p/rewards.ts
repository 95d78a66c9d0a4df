import { decodePChainUtxo, equalBytes, type PChainUtxo, splitReward } from "@serac/chain"
import type { RewardRow, StakerData, StakerRow } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { hexKey, primarySubnetKey } from "./keys.ts"
import { keep } from "./staking.ts"
import type { Step } from "./step.ts"
import { unmintReward } from "./supply.ts"
import { addUtxo } from "./transfers.ts"

/** The decision on a RewardValidatorTx or RewardAutoRenewedValidatorTx. */
export interface Decision {
  /** The ID of that transaction. */
  readonly rewardTx: Uint8Array
  /** The staker's transaction. */
  readonly stakerTx: Uint8Array
  readonly committed: boolean
  /** Bytes of the UTXOs that pay, by their transaction: the staker's or, for a period of an auto-renewed validator, the one that ended it. */
  readonly utxos: ReadonlyMap<string, readonly Uint8Array[]>
}

/** A UTXO that pays a reward. */
export interface Payment {
  readonly type: RewardRow["type"]
  readonly utxo: PChainUtxo
  readonly amount: bigint
}

const wholeShares = 1_000_000

/** Ends a staking: returns the stake, pays the rewards, and accrues the validator's fees. */
export function endStaking(step: Step, decision: Decision): void {
  const utxos = utxosOf(decision, decision.stakerTx)
  const row = step.memory.staker(decision.stakerTx)
  if (row?.data.renewal) throw nonsense(`block ${step.height} of the P-Chain ends a staker that renews itself`)
  if (row) endKnown(step, decision, row, utxos)
  else payUnknown(step, decision, utxos)
}

/** The UTXOs that pay for a transaction, in the order of their indices. @throws NodeFault if the node returned others. */
export function utxosOf({ utxos }: Pick<Decision, "utxos">, transaction: Uint8Array): readonly PChainUtxo[] {
  const key = hexKey(transaction)
  const bytes = utxos.get(key)
  if (bytes === undefined) throw nonsense(`the reward UTXOs of ${key} are not known`)
  const read = bytes.map((utxo) => decodePChainUtxo(utxo))
  if (read.some(({ txID }) => hexKey(txID) !== key)) {
    throw nonsense(`a reward UTXO of ${key} is another transaction's`)
  }
  return read.sort((left, right) => left.outputIndex - right.outputIndex)
}

function endKnown(step: Step, decision: Decision, row: StakerRow, utxos: readonly PChainUtxo[]): void {
  const { memory } = step
  if (row.status !== "active") throw nonsense(`block ${step.height} of the P-Chain ends a staker that has not started`)
  const end = returnStake(step, row)
  if (utxos.some(({ outputIndex }, index) => outputIndex !== end + index)) {
    throw nonsense(`a reward UTXO of ${hexKey(row.txId)} is out of place`)
  }
  const validator = row.kind === "delegator" ? memory.validator(row.subnetId, row.nodeId) : undefined
  const payments = paymentsOf(row, validator, decision.committed, utxos)
  requireOwed(row, validator, decision.committed, payments)
  requireEarned(step, row, validator, payments)
  for (const payment of payments) payReward(step, decision, row, payment)
  if (!decision.committed) unmintReward(memory, row)
  finish(step, decision, row, payments)
  if (validator) leave(step, decision, row, validator, payments)
}

/** Returns a stake. The result is the output index after it. */
export function returnStake(step: Step, { txId, data: { more } }: StakerRow): number {
  const outputs = Number(more?.outputs ?? 0)
  const end = outputs + Number(more?.stakes ?? 0)
  for (let outputIndex = outputs; outputIndex < end; outputIndex++) step.rows.returned.push({ txId, outputIndex })
  return end
}

/** The recipients of the UTXOs in their order: the staker, then the owner of the validator's fees. */
function paymentsOf(
  row: StakerRow,
  validator: StakerRow | undefined,
  committed: boolean,
  utxos: readonly PChainUtxo[],
): readonly Payment[] {
  const own = row.kind === "validator" ? "VALIDATOR" : "DELEGATOR"
  // A zero reward has no UTXO: the first one then pays the fees.
  const nothingOwn = row.data.potentialReward === "0" || validator?.delegationShares === wholeShares
  const types: readonly RewardRow["type"][] = !committed || nothingOwn ? ["VALIDATOR_FEE"] : [own, "VALIDATOR_FEE"]
  const abortedDelegator = row.kind === "delegator" && !committed
  if (utxos.length > (abortedDelegator ? 0 : types.length)) {
    throw nonsense(`the staker ${hexKey(row.txId)} is paid more rewards than there can be`)
  }
  return utxos.map((utxo, index) => ({ type: types[index] as RewardRow["type"], utxo, amount: utxoAmount(utxo) }))
}

/**
 * Rejects incomplete rewards, as far as it is known which must exist: there may be several nodes behind one address, not all
 * of which have the block that pays.
 */
function requireOwed(
  row: StakerRow,
  validator: StakerRow | undefined,
  committed: boolean,
  payments: readonly Payment[],
): void {
  const isPaid = (type: RewardRow["type"]) => payments.some((payment) => payment.type === type)
  const { potentialReward = "0", accruedDelegateeReward = "0" } = row.data
  const { remainder } = splitReward(BigInt(potentialReward), validator?.delegationShares ?? 0)
  const isOwed = committed && remainder > 0n && !isPaid(row.kind === "validator" ? "VALIDATOR" : "DELEGATOR")
  if (isOwed || (accruedDelegateeReward !== "0" && !isPaid("VALIDATOR_FEE"))) {
    throw nonsense(`the node does not tell all rewards of the staker ${hexKey(row.txId)} yet`)
  }
}

/** Rejects rewards that do not follow the rules. No block contains them, so a node could return any amount. The amounts are known if the chain's genesis is. */
function requireEarned(
  { memory }: Step,
  row: StakerRow,
  validator: StakerRow | undefined,
  payments: readonly Payment[],
): void {
  const { potentialReward, accruedDelegateeReward } = row.data
  const shares =
    potentialReward === undefined ? undefined : splitReward(BigInt(potentialReward), validator?.delegationShares ?? 0)
  const fee = row.kind === "validator" ? accruedDelegateeReward : shares?.fromShares
  const isKnown = memory.supply(hexKey(row.subnetId)) !== undefined
  for (const { type, utxo, amount } of payments) {
    const earned = type === "VALIDATOR_FEE" ? fee : shares?.remainder
    if (isKnown && earned !== undefined && amount !== BigInt(earned))
      throw nonsense(`a reward of the staker ${hexKey(row.txId)} is ${amount}, and ${earned} was earned`)
    requirePaidTo((type === "VALIDATOR_FEE" && validator) || row, utxo)
  }
}

/** @throws NodeFault if a reward is paid to an address that the staker did not name. */
export function requirePaidTo({ txId, rewardAddresses }: StakerRow, { output }: PChainUtxo): void {
  const { addresses } = output.type === "stakeable.LockOut" ? output.output : output
  const isOwn = (address: Uint8Array) => rewardAddresses.some((own) => equalBytes(own, address))
  if (!addresses.every(isOwn)) throw nonsense(`a reward of the staker ${hexKey(txId)} is paid to somebody else`)
}

/** The amount of a UTXO. */
export const utxoAmount = ({ output }: PChainUtxo): bigint =>
  output.type === "stakeable.LockOut" ? output.output.amount : output.amount

/** Adds the reward UTXO of a staking, or of its current period. */
export function payReward(step: Step, { rewardTx }: Decision, row: StakerRow, { type, utxo, amount }: Payment): void {
  const { addresses, txId, outputIndex, assetId } = addUtxo(step, utxo, { rewardType: type })
  step.rows.rewards.push({
    utxo: { txId, outputIndex },
    type,
    stakerTx: row.txId,
    rewardTx,
    nodeId: row.nodeId,
    addresses,
    amount,
    assetId,
    start: row.start,
    end: row.end,
    stake: row.weight,
    height: step.height,
    timestamp: step.timestamp,
  })
}

/** Pays a validator of an unknown genesis (with a genesis the supply would be known): only its payments are known. */
function payUnknown(step: Step, { stakerTx, committed }: Decision, utxos: readonly PChainUtxo[]): void {
  if (step.memory.supply(primarySubnetKey) !== undefined)
    throw nonsense(`block ${step.height} of the P-Chain ends no staker: ${hexKey(stakerTx)}`)
  for (const [index, utxo] of utxos.entries()) {
    addUtxo(step, utxo, { rewardType: committed && index === 0 ? "VALIDATOR" : "VALIDATOR_FEE" })
  }
}

/** The sum of the payments of some types. */
export const paymentSum = (payments: readonly Payment[], types: readonly RewardRow["type"][]): bigint =>
  payments.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0n)

/** Completes a staker. For a delegator `delegationReward` is its own part. */
function finish(step: Step, decision: Decision, row: StakerRow, payments: readonly Payment[]): void {
  const feesBefore = BigInt(row.data.more?.feesPaid ?? 0)
  const paid =
    row.kind === "validator"
      ? {
          validationReward: String(paymentSum(payments, ["VALIDATOR"])),
          delegationReward: String(feesBefore + paymentSum(payments, ["VALIDATOR_FEE"])),
        }
      : { delegationReward: String(paymentSum(payments, ["DELEGATOR"])) }
  const data: StakerData = {
    ...row.data,
    rewardTx: step.names.asset(decision.rewardTx),
    rewarded: decision.committed,
    ...paid,
  }
  keep(step, { ...row, status: "completed", data })
}

/**
 * Removes a delegator from its validator. The validator's part of the reward accrues until the validator ends. Validators
 * that started before the Cortina upgrade got it at once, which the second reward UTXO shows.
 */
function leave(
  step: Step,
  { committed }: Decision,
  row: StakerRow,
  validator: StakerRow,
  payments: readonly Payment[],
): void {
  const fee = payments.find(({ type }) => type === "VALIDATOR_FEE")
  const { accruedDelegateeReward, more } = validator.data
  let data = validator.data
  if (fee) {
    data = { ...data, more: { ...more, feesPaid: String(BigInt(more?.feesPaid ?? 0) + fee.amount) } }
  } else if (committed && accruedDelegateeReward !== undefined && row.data.potentialReward !== undefined) {
    const { fromShares } = splitReward(BigInt(row.data.potentialReward), validator.delegationShares ?? 0)
    data = { ...data, accruedDelegateeReward: String(BigInt(accruedDelegateeReward) + fromShares) }
  }
  keep(step, {
    ...validator,
    delegatorCount: validator.delegatorCount - 1,
    delegatorWeight: validator.delegatorWeight - row.weight,
    data,
  })
}
