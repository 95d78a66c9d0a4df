import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { placePosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import { tooManyTypes, txTypesOf } from "../networks/tx-types.ts"
import { renderNetworkTransactions } from "../primary-network/render-network-transactions.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { chainWithoutAssets, findAsset } from "./find-asset.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions`. */
export const listAssetTransactions: Handler<operations["listAssetTransactions"], Services> = withRules(
  (request, services) => [...chainWithoutAssets(request, services), ...tooManyTypes(request.query)],
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const assetId = parseId(path.assetId)
    const chain = await networks.chain(path.network, path.blockchainId)
    const { network } = chain
    const { startTimestamp, endTimestamp } = query
    const filter = {
      chain: chain.chain,
      assetId,
      types: txTypesOf(query.txTypes),
      startTimestamp,
      endTimestamp,
      order: "desc",
    } as const
    const read = async (after: readonly [number, number] | undefined, limit: number) => {
      const found = await network.reader.transactions(filter, { after, limit }, { signal })
      if (found.length === 0 && after === undefined) await findAsset(network, path.assetId)
      return found
    }
    const list = await page.list("transactions", ({ after, limit }) => read(after, limit), {
      json: (transactions) => renderNetworkTransactions(network, transactions),
      position: placePosition,
    })
    return withChainInfo(list, chain)
  }),
)
