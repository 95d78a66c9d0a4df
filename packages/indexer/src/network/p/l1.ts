import {
  appendId,
  type ConvertSubnetToL1Tx,
  type DisableL1ValidatorTx,
  formatHex,
  type IncreaseL1ValidatorBalanceTx,
  type PChainOwner,
  type RegisterL1ValidatorTx,
  type SetL1ValidatorWeightTx,
  validationIdOf,
} from "@serac/chain"
import type { L1ValidatorRow, OwnerData } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import type { L1ValidatorChange } from "../render/l1-validator-change.ts"
import { eachOnce, hexKey } from "./keys.ts"
import { registrationIn, weightIn } from "./l1-messages.ts"
import type { Step } from "./step.ts"
import { addUtxo } from "./transfers.ts"

interface TransactionPosition {
  readonly id: Uint8Array
  readonly index: number
}

const ownerData = (step: Step, { threshold, addresses }: PChainOwner): OwnerData => ({
  locktime: "0",
  threshold,
  addresses: addresses.map(step.names.address),
})

const uint64Limit = 2n ** 64n

/** When a balance that begins to pay at `from` is used up, in terms of `accruedFees`. */
function balanceEnd(step: Step, from: bigint, balance: bigint): bigint {
  if (from + balance < uint64Limit) return from + balance
  throw nonsense(`block ${step.height} of the P-Chain gives an L1 validator more than there can be`)
}

/** The rest of an L1 validator's balance, in nAVAX. */
const balanceOf = (step: Step, { endAccumulatedFee }: L1ValidatorRow): bigint =>
  endAccumulatedFee === 0n ? 0n : endAccumulatedFee - step.memory.accruedFees

const changeOf = (
  step: Step,
  row: L1ValidatorRow,
  rest: Pick<L1ValidatorChange, "balanceChange" | "proofOfPossession"> = {},
): L1ValidatorChange => ({ row, remainingBalance: row.weight === 0n ? 0n : balanceOf(step, row), ...rest })

/** A validator that joins an L1, by the conversion of the subnet or a registration of the L1's manager. */
interface Joining {
  readonly validationId: Uint8Array
  readonly subnetId: Uint8Array
  readonly nodeId: Uint8Array
  readonly publicKey: Uint8Array
  readonly proofOfPossession: Uint8Array
  readonly weight: bigint
  readonly balance: bigint
  readonly balanceOwner: PChainOwner
  readonly deactivationOwner: PChainOwner
}

function join(step: Step, { id, index }: TransactionPosition, joining: Joining): L1ValidatorChange {
  const { memory } = step
  const { validationId, balance } = joining
  if (step.terms.validatorFee === undefined) {
    throw nonsense(`block ${step.height} of the P-Chain has L1 validators, whose fee the node does not tell`)
  }
  if (joining.nodeId.length !== 20) throw nonsense(`an L1 validator's node id has ${joining.nodeId.length} bytes`)
  if (joining.weight === 0n) throw nonsense(`block ${step.height} of the P-Chain adds an L1 validator without weight`)
  if (memory.l1Validator(validationId)) throw nonsense(`the L1 validator ${hexKey(validationId)} is added twice`)
  const row: L1ValidatorRow = {
    validationId,
    subnetId: joining.subnetId,
    nodeId: joining.nodeId,
    weight: joining.weight,
    start: step.timestamp,
    height: step.height,
    index,
    txId: id,
    endAccumulatedFee: balance === 0n ? 0n : balanceEnd(step, memory.accruedFees, balance),
    minNonce: 0n,
    balanceAddresses: eachOnce([joining.balanceOwner.addresses]),
    data: {
      publicKey: formatHex(joining.publicKey, "hexnc"),
      remainingBalanceOwner: ownerData(step, joining.balanceOwner),
      deactivationOwner: ownerData(step, joining.deactivationOwner),
    },
  }
  memory.keepL1Validator(row)
  const proofOfPossession = formatHex(joining.proofOfPossession, "hexnc")
  return changeOf(step, row, { balanceChange: balance, proofOfPossession })
}

/** The initial validators of an L1. */
export const convertSubnet = (
  step: Step,
  place: TransactionPosition,
  tx: ConvertSubnetToL1Tx,
): readonly L1ValidatorChange[] =>
  tx.validators.map((validator, position) =>
    join(step, place, {
      validationId: appendId(tx.subnetID, position),
      subnetId: tx.subnetID,
      nodeId: validator.nodeID,
      ...validator.signer,
      weight: validator.weight,
      balance: validator.balance,
      balanceOwner: validator.remainingBalanceOwner,
      deactivationOwner: validator.deactivationOwner,
    }),
  )

/** Adds the validator that the transaction's message registers. @throws NodeFault if the message is invalid. */
export function registerL1Validator(
  step: Step,
  place: TransactionPosition,
  tx: RegisterL1ValidatorTx,
): L1ValidatorChange {
  const message = registrationIn(tx.message)
  return join(step, place, {
    validationId: validationIdOf(message),
    subnetId: message.subnetID,
    nodeId: message.nodeID,
    publicKey: message.blsPublicKey,
    proofOfPossession: tx.proofOfPossession,
    weight: message.weight,
    balance: tx.balance,
    balanceOwner: message.remainingBalanceOwner,
    deactivationOwner: message.disableOwner,
  })
}

function requireL1Validator(step: Step, validationId: Uint8Array): L1ValidatorRow {
  const row = step.memory.l1Validator(validationId)
  if (row) return row
  throw nonsense(`block ${step.height} of the P-Chain changes an L1 validator that is none: ${hexKey(validationId)}`)
}

/** Sets the weight. With weight 0 the validator is removed, and the rest of its balance is refunded. */
export function setL1ValidatorWeight(
  step: Step,
  place: TransactionPosition,
  tx: SetL1ValidatorWeightTx,
): L1ValidatorChange {
  const { validationID, nonce, weight } = weightIn(tx.message)
  const row = requireL1Validator(step, validationID)
  const refunded = weight === 0n ? refund(step, place, tx.outputs.length, row) : undefined
  const { endAccumulatedFee } = row
  const changed = {
    ...row,
    weight,
    // The nonce of a removed validator no longer matters, and may wrap around.
    minNonce: BigInt.asUintN(64, nonce + 1n),
    endAccumulatedFee: weight === 0n ? 0n : endAccumulatedFee,
  }
  step.memory.keepL1Validator(changed)
  return changeOf(step, changed, refunded === undefined ? {} : { balanceChange: -refunded })
}

/** Adds to the balance, which activates an inactive validator. */
export function increaseL1ValidatorBalance(step: Step, tx: IncreaseL1ValidatorBalanceTx): L1ValidatorChange {
  const row = requireL1Validator(step, tx.validationID)
  const from = row.endAccumulatedFee === 0n ? step.memory.accruedFees : row.endAccumulatedFee
  const changed = { ...row, endAccumulatedFee: balanceEnd(step, from, tx.balance) }
  step.memory.keepL1Validator(changed)
  return changeOf(step, changed, { balanceChange: tx.balance })
}

/** Deactivates the validator, and refunds the rest of its balance. */
export function disableL1Validator(
  step: Step,
  place: TransactionPosition,
  tx: DisableL1ValidatorTx,
): L1ValidatorChange {
  const row = requireL1Validator(step, tx.validationID)
  const refunded = refund(step, place, tx.outputs.length, row)
  if (refunded === undefined) return changeOf(step, row)
  const changed = { ...row, endAccumulatedFee: 0n }
  step.memory.keepL1Validator(changed)
  return changeOf(step, changed, { balanceChange: -refunded })
}

/** Creates the UTXO that refunds a balance, after the transaction's outputs; an inactive validator has none. */
function refund(step: Step, { id }: TransactionPosition, outputIndex: number, row: L1ValidatorRow): bigint | undefined {
  if (row.endAccumulatedFee === 0n) return undefined
  const amount = balanceOf(step, row)
  addUtxo(step, {
    txID: id,
    outputIndex,
    assetID: step.terms.avax,
    output: {
      type: "secp256k1fx.TransferOutput",
      amount,
      locktime: 0n,
      threshold: row.data.remainingBalanceOwner.threshold,
      addresses: [...row.balanceAddresses],
    },
  })
  return amount
}
