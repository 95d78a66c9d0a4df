import { encodeXChainUtxo, type XChainState, type XChainTransferableOutput } from "@serac/chain"
import { zeroID } from "../bytes.ts"
import { LedgerError } from "../ledger-error.ts"
import { verifyOwners } from "../spend/owners.ts"
import { verifyTransferOutput } from "../spend/transfer.ts"

const largestPayload = 1024

/** @throws {LedgerError} where an NFT's payload is too large. */
export function verifyPayload(payload: Uint8Array): void {
  if (payload.length > largestPayload) throw new LedgerError("payload too large")
}

/**
 * Whether an output is written as it must be, whatever it is.
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

/** The bytes of an asset and of an output of it: what they are sorted by. */
export const encodeOutput = ({
  assetID,
  output,
}: Pick<XChainTransferableOutput, "assetID"> & { readonly output: XChainState }): Uint8Array =>
  encodeXChainUtxo({ txID: zeroID, outputIndex: 0, assetID, output })

/** The bytes of an output. */
export const encodeState = (output: XChainState): Uint8Array => encodeOutput({ assetID: zeroID, output })
