import type { Credential, TransferInput, TransferOutput } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"
import { type SignedMessage, verifyCredentials } from "./credentials.ts"
import { verifyIndices, verifyOwners } from "./owners.ts"

/**
 * Verifies the form of a transfer output.
 *
 * @throws {LedgerError}
 */
export function verifyTransferOutput(output: TransferOutput): void {
  if (output.amount === 0n) throw new LedgerError("output has no value")
  verifyOwners(output)
}

/**
 * Verifies the form of a transfer input.
 *
 * @throws {LedgerError}
 */
export function verifyTransferInput(input: TransferInput): void {
  if (input.amount === 0n) throw new LedgerError("input has no value")
  verifyIndices(input)
}

/**
 * Verifies that an input and its credential may spend an output.
 *
 * @throws {LedgerError}
 */
export function verifySpend(
  message: SignedMessage,
  input: TransferInput,
  { signatures }: Credential,
  output: TransferOutput,
): void {
  verifyTransferOutput(output)
  verifyTransferInput(input)
  if (output.amount !== input.amount)
    throw new LedgerError(`utxo amount and input amount are not equal: ${output.amount} != ${input.amount}`)
  verifyCredentials(message, input.signatureIndices, signatures, output)
}
