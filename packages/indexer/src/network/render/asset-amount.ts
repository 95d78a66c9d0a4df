import { hole } from "@serac/store/items"

/** An AssetAmount, with the hole for what is known of the asset. @param assetId - cb58. */
export function assetAmount(assetId: string, amount: bigint): string {
  return `{"assetId":"${assetId}"${hole.asset},"amount":"${amount}"}`
}
