import { parseId } from "@serac/chain"
import { givenText, ServiceError } from "@serac/server/http"
import type { AssetRow } from "@serac/store"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import type { ServedNetwork } from "../networks/served-network.ts"
import type { NetworkName } from "../networks/unknown-network.ts"

/** Returns a problem for the blockchain ID of a chain without assets: only the X-Chain has them. */
export function chainWithoutAssets(
  {
    path: { network, blockchainId },
  }: { readonly path: { readonly network: NetworkName; readonly blockchainId: string } },
  { networks }: { readonly networks: NetworkDirectory },
): string[] {
  const chain = networks.chainCalled(network, blockchainId)
  if (chain === undefined || chain === "X") return []
  return [`blockchainId must be that of the X-Chain, which alone has assets, not ${givenText(blockchainId)}`]
}

/** Reads an asset of the X-Chain. Throws a 404 with its ID for an unknown one. */
export async function findAsset({ reader }: ServedNetwork, assetId: string): Promise<AssetRow> {
  const [row] = await reader.assets([parseId(assetId)])
  if (row === undefined) throw new ServiceError(404, `asset ${assetId} was not found`)
  return row
}
