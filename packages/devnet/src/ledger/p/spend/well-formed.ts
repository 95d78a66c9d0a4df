import {
  encodePChainUtxo,
  equalBytes,
  type PChainInput,
  type PChainOutput,
  type PChainTransferableInput,
  type PChainTransferableOutput,
  type TransferInput,
  type TransferOutput,
} from "@serac/chain"
import { zeroID } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import { verifyInputOrder, verifyOutputOrder } from "../../spend/order.ts"
import { verifyTransferInput, verifyTransferOutput } from "../../spend/transfer.ts"

/** An output without its lock, and the lock time: 0 if it is not locked. */
export const unlocked = (output: PChainOutput): { readonly output: TransferOutput; readonly locktime: bigint } =>
  output.type === "stakeable.LockOut" ? output : { output, locktime: 0n }

/** An input without its lock. */
export const unlockedInput = (input: PChainInput): TransferInput =>
  input.type === "stakeable.LockIn" ? input.input : input

function verifyAsset(assetID: Uint8Array): void {
  if (equalBytes(assetID, zeroID)) throw new LedgerError("empty asset ID is not valid")
}

/** @throws {LedgerError} */
export function verifyOutput({ assetID, output }: PChainTransferableOutput): void {
  verifyAsset(assetID)
  if (output.type === "stakeable.LockOut" && output.locktime === 0n) throw new LedgerError("invalid locktime")
  verifyTransferOutput(unlocked(output).output)
}

/** @throws {LedgerError} */
export function verifyInput({ assetID, input }: PChainTransferableInput): void {
  verifyAsset(assetID)
  if (input.type === "stakeable.LockIn" && input.locktime === 0n) throw new LedgerError("invalid locktime")
  verifyTransferInput(unlockedInput(input))
}

/** Verifies outputs; `around` prefixes error messages. @throws {LedgerError} */
export function verifyOutputs(
  outputs: readonly PChainTransferableOutput[],
  around = "output failed verification",
): void {
  for (const output of outputs) withContext(around, () => verifyOutput(output))
}

/** @throws {LedgerError} */
export function verifyInputs(inputs: readonly PChainTransferableInput[]): void {
  for (const input of inputs) withContext("input failed verification", () => verifyInput(input))
}

const noInput = { txID: zeroID, outputIndex: 0 }

/** @throws {LedgerError} */
export const verifySortedOutputs = (outputs: readonly PChainTransferableOutput[]): void =>
  verifyOutputOrder(outputs, (output) => encodePChainUtxo({ ...noInput, ...output }))

/** @throws {LedgerError} */
export const verifySortedInputs = (inputs: readonly PChainTransferableInput[]): void => verifyInputOrder(inputs)
