import { hole } from "@serac/store/items"

/** An AssetAmount, with a hole for the asset's details. @param assetId - cb58. */
export function assetAmount(assetId: string, amount: bigint): string {
  return `{"assetId":"${assetId}"${hole.asset},"amount":"${amount}"}`
}
