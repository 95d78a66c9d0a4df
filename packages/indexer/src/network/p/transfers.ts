import { encodePChainUtxo, type PChainUnsignedTransaction, type PChainUtxo, utxoId } from "@serac/chain"
import type { PrimaryChain, RewardRow, UtxoKey, UtxoRow } from "@serac/store"
import { flat, nonsense } from "../../core/index.ts"
import { platformUtxoFragment } from "../render/platform-utxo.ts"
import { xUtxoFragment } from "../render/x-utxo.ts"
import { eachOnce, hashing, toSafeNumber } from "./keys.ts"
import type { Step } from "./step.ts"

/** The origin of a UTXO, unless it is simply an output of a transaction in this block. */
export interface TransferOrigin {
  /** For an export, the chain that may consume it. */
  readonly consumedOn?: PrimaryChain
  /** For a stake: its start and end, in Unix seconds; without an end for an auto-renewed validator. */
  readonly staking?: { readonly start: number; readonly end?: number }
  readonly rewardType?: RewardRow["type"]
  /** The block of the transaction, if it is an earlier one. */
  readonly block?: { readonly height: number; readonly timestamp: number }
}

/** Adds the row of a P-Chain UTXO. */
export function addUtxo(
  step: Pick<Step, "names" | "height" | "timestamp"> & { readonly rows: Pick<Step["rows"], "utxos"> },
  utxo: PChainUtxo,
  origin: TransferOrigin = {},
): UtxoRow {
  const locked = utxo.output.type === "stakeable.LockOut"
  const output = utxo.output.type === "stakeable.LockOut" ? utxo.output.output : utxo.output
  const { height, timestamp } = origin.block ?? step
  const row = {
    id: utxoId(utxo.txID, utxo.outputIndex, hashing),
    txId: utxo.txID,
    outputIndex: utxo.outputIndex,
    createdOn: "P",
    consumedOn: origin.consumedOn ?? "P",
    assetId: utxo.assetID,
    amount: output.amount,
    addresses: eachOnce([output.addresses]),
    threshold: output.threshold,
    height,
    timestamp,
    locktime: toSafeNumber(output.locktime),
    stakeableLocktime: locked ? toSafeNumber((utxo.output as { readonly locktime: bigint }).locktime) : 0,
    staked: origin.staking !== undefined,
    isTransfer: true,
  } satisfies UtxoRow
  const bytes = encodePChainUtxo(utxo)
  const { staking, rewardType } = origin
  const whole: UtxoRow = {
    ...row,
    platformFragment: flat(platformUtxoFragment(row, { bytes, staking, rewardType }, step.names)),
    ...(row.consumedOn === "P"
      ? {}
      : { fragment: flat(xUtxoFragment(row, { utxoType: "transfer", bytes }, step.names)) }),
  }
  step.rows.utxos.push(whole)
  return whole
}

/** The UTXOs that a transaction consumes, in the order of its inputs. */
export function consumedKeys(unsigned: PChainUnsignedTransaction): readonly UtxoKey[] {
  if (!("inputs" in unsigned)) return []
  const imported = unsigned.type === "ImportTx" ? unsigned.importedInputs : []
  return [...unsigned.inputs, ...imported].map(({ txID, outputIndex }) => ({ txId: txID, outputIndex }))
}

/** Consumes the inputs and creates the outputs of a transaction, including exports but not stakes. */
export function readTransfer(
  step: Step,
  { id, unsigned }: { readonly id: Uint8Array; readonly unsigned: PChainUnsignedTransaction },
  block?: TransferOrigin["block"],
): void {
  if (!("outputs" in unsigned)) return
  for (const key of consumedKeys(unsigned)) {
    step.rows.consumptions.push({ ...key, consumingTx: id, ...heightAndTime(block ?? step) })
  }
  const base = block === undefined ? {} : { block }
  for (const [outputIndex, output] of unsigned.outputs.entries()) {
    addUtxo(step, { txID: id, outputIndex, ...output }, base)
  }
  if (unsigned.type !== "ExportTx") return
  const consumedOn = step.names.chainOf(unsigned.destinationChain)
  if (consumedOn === undefined || consumedOn === "P") {
    throw nonsense(`block ${step.height} of the P-Chain exports to a chain that is not of the primary network`)
  }
  for (const [index, output] of unsigned.exportedOutputs.entries()) {
    addUtxo(step, { txID: id, outputIndex: unsigned.outputs.length + index, ...output }, { ...base, consumedOn })
  }
}

const heightAndTime = ({ height, timestamp }: { readonly height: number; readonly timestamp: number }) => ({
  height,
  timestamp,
})
