import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { renderTransfers } from "./render-transfers.ts"

/** `GET /v1/chains/{chainId}/tokens/{address}/transfers`. */
export const listTokenTransfers: Handler<operations["listTokenTransfers"], Services> = cached(
  pricedVersion,
  async ({ path, query, page }, { chains, prices }) => {
    const chain = await chains.listing(path.chainId, lists.tokenTransfers)
    const token = path.address.toLowerCase() as Hex
    const { startBlock, endBlock } = query
    return page.list(
      "transfers",
      ({ after, limit }) =>
        chain.reader.tokenTransfers(token, {
          startBlock,
          endBlock,
          after,
          limit,
        }),
      {
        json: (transfers) => renderTransfers(chain, prices, transfers),
        position: listPositions.transfers,
      },
    )
  },
)
