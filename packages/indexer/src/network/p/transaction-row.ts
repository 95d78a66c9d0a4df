import type { PChainTransaction, PChainUnsignedTransaction } from "@serac/chain"
import { flat } from "../../core/index.ts"
import { type TransactionDetails, transactionFragment } from "../render/platform-transaction.ts"
import { eachOnce } from "./keys.ts"
import { isStakerTx, rewardOwnersOf, stakeOf } from "./staking.ts"
import type { Step } from "./step.ts"
import { consumedKeys } from "./transfers.ts"

/** Values of a transaction's row that the transaction itself does not contain. */
export interface Extras extends TransactionDetails {
  /** Related addresses besides those of its outputs and rewards. */
  readonly addresses?: readonly Uint8Array[]
}

/** Adds the row of a transaction. */
export function addTransaction(
  step: Step,
  { id, unsigned }: PChainTransaction,
  index: number,
  { addresses = [], ...details }: Extras = {},
): void {
  const { height, timestamp, blockId, names } = step
  step.rows.transactions.push({
    height,
    index,
    id,
    type: unsigned.type,
    timestamp,
    inputs: consumedKeys(unsigned),
    outputs: outputsOf(unsigned).length,
    assets: [],
    addresses: eachOnce([...outputAddresses(unsigned), addresses]),
    fragment: flat(transactionFragment({ height, blockId, timestamp, id, unsigned }, details, names)),
  })
}

/** All outputs that a transaction creates: plain outputs, then exports or stakes. */
export function outputsOf(unsigned: PChainUnsignedTransaction) {
  if (!("outputs" in unsigned)) return []
  if (unsigned.type === "ExportTx") return [...unsigned.outputs, ...unsigned.exportedOutputs]
  return isStakerTx(unsigned) ? [...unsigned.outputs, ...stakeOf(unsigned)] : unsigned.outputs
}

function* outputAddresses(unsigned: PChainUnsignedTransaction): Generator<readonly Uint8Array[]> {
  for (const { output } of outputsOf(unsigned)) {
    yield output.type === "stakeable.LockOut" ? output.output.addresses : output.addresses
  }
  if (isStakerTx(unsigned)) {
    const { own, fees } = rewardOwnersOf(unsigned)
    yield own
    yield fees
    if (unsigned.type === "AddAutoRenewedValidatorTx") yield unsigned.validatorAuthority.addresses
  }
}
