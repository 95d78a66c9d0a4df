import type { Owners, TransferInput } from "../fx/secp256k1fx.ts"
import { BuildError } from "./build-error.ts"
import { inputKeys, sortedBy } from "./order.ts"
import { agree } from "./owners.ts"
import type { OpenWallet } from "./wallet.ts"

interface Exported {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly assetID: Uint8Array
  readonly output: { readonly type: string }
}

/** The input of an import, and the UTXO that it consumes. */
export interface ImportedInput {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly assetID: Uint8Array
  readonly input: TransferInput
}

/** The inputs for all UTXOs that a wallet may import, sorted, and the signers of each. */
export function importInputs(
  wallet: Pick<OpenWallet<unknown>, "ours" | "now">,
  exported: readonly Exported[],
): { readonly importedInputs: ImportedInput[]; readonly signers: readonly (readonly Uint8Array[])[] } {
  const found = exported.flatMap(({ txID, outputIndex, assetID, output }) => {
    if (output.type !== "secp256k1fx.TransferOutput") return []
    const owned = output as Owners & { readonly type: string; readonly amount: bigint }
    const agreement = agree(owned, wallet.ours, wallet.now)
    if (!agreement) return []
    const { indices, signers } = agreement
    const input: TransferInput = {
      type: "secp256k1fx.TransferInput",
      amount: owned.amount,
      signatureIndices: indices,
    }
    return [{ imported: { txID, outputIndex, assetID, input }, signers }]
  })
  if (found.length === 0) throw new BuildError("not-found", "There is nothing that the wallet's addresses may import")
  const ordered = sortedBy(found, ({ imported }) => inputKeys(imported))
  return {
    importedInputs: ordered.map(({ imported }) => imported),
    signers: ordered.map(({ signers }) => signers),
  }
}
