import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, withRules } from "@serac/server/http"
import { assetMembers } from "../render/asset-book.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { chainWithoutAssets, findAsset } from "./find-asset.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`. */
export const getAsset: Handler<operations["getAsset"], Services> = withRules(
  chainWithoutAssets,
  cached(networkVersion, async ({ path }, { networks }) => {
    const { network } = await networks.chain(path.network, path.blockchainId)
    const asset = await findAsset(network, path.assetId)
    const { createdAt, cap } = asset
    return new ReadyJson(
      `{"assetId":"${path.assetId}"${assetMembers(asset)},"createdAtTimestamp":${createdAt},"cap":"${cap}"}`,
    )
  }),
)
