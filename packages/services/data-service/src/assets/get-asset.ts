import type { operations } from "@serac/data/types"
import { cached, type Handler, ReadyJson, ServiceError } from "@serac/http"
import { assetMembers } from "../render/asset-book.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { findAsset, notTheXChain } from "./find-asset.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}`. */
export const getAsset: Handler<operations["getAsset"], Services> = cached(
  networkVersion,
  async ({ path }, { networks }) => {
    const { network, chain } = await networks.chain(path.network, path.blockchainId)
    if (chain !== "X") throw new ServiceError(400, notTheXChain)
    const asset = await findAsset(network, path.assetId)
    const { createdAt, cap } = asset
    return new ReadyJson(
      `{"assetId":"${path.assetId}"${assetMembers(asset)},"createdAtTimestamp":${createdAt},"cap":"${cap}"}`,
    )
  },
)
