import { ServiceError } from "@serac/http"
import type { AssetRow } from "@serac/store"
import { readId } from "../networks/read-ids.ts"
import type { ServedNetwork } from "../networks/served-network.ts"

export const notTheXChain = "blockchainId must be x-chain or the blockchain ID of the X-Chain"

/** An asset of the X-Chain. Throws a 404 that names it where it is not known. */
export async function findAsset({ reader }: ServedNetwork, assetId: string): Promise<AssetRow> {
  const [row] = await reader.assets([readId("assetId", assetId)])
  if (row === undefined) throw new ServiceError(404, `asset ${assetId} was not found`)
  return row
}
