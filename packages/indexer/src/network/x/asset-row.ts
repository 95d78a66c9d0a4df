import { type CreateAssetTx, formatText } from "@serac/chain"
import type { AssetRow } from "@serac/store"
import { isMintRight } from "./utxo-row.ts"

/** The asset that a transaction creates. @param createdAt - Unix seconds. */
export function assetRow(
  { name, symbol, denomination, initialStates }: CreateAssetTx,
  assetId: Uint8Array,
  createdAt: number,
): AssetRow {
  const outputs = initialStates.flatMap((state) => state.outputs)
  return {
    assetId,
    name: formatText(name),
    symbol: formatText(symbol),
    denomination,
    type: outputs.every(({ type }) => type.startsWith("secp256k1fx.")) ? "secp256k1" : "nft",
    cap: outputs.some(isMintRight) ? "variable" : "fixed",
    createdAt,
  }
}
