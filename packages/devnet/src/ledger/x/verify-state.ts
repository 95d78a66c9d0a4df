import { encodeXChainUtxo, type XChainState, type XChainTransferableOutput } from "@serac/chain"
import { zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { verifyOwners } from "../spend/owners.ts"
import { verifyTransferOutput } from "../spend/transfer.ts"

const largestPayload = 1024

/** Verifies the size of an NFT's payload. @throws {LedgerError} if it is too large. */
export function verifyPayload(payload: Uint8Array): void {
  if (payload.length > largestPayload) throw new LedgerError("payload too large")
}

/**
 * Verifies the form of an output state of any type.
 *
 * @throws {LedgerError}
 */
export function verifyState(state: XChainState): void {
  if (state.type === "secp256k1fx.TransferOutput") verifyTransferOutput(state)
  else {
    if (state.type === "nftfx.TransferOutput") verifyPayload(state.payload)
    verifyOwners(state)
  }
}

/** The bytes of an output and its asset id, by which outputs are sorted. */
export const encodeOutput = ({
  assetID,
  output,
}: Pick<XChainTransferableOutput, "assetID"> & { readonly output: XChainState }): Uint8Array =>
  encodeXChainUtxo({ txID: zeroID, outputIndex: 0, assetID, output })

/** The bytes of an output. */
export const encodeState = (output: XChainState): Uint8Array => encodeOutput({ assetID: zeroID, output })
