import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { renderTransfers } from "./render-transfers.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc721`. */
export const listErc721Transfers: Handler<operations["listErc721Transfers"], Services> = cached(
  pricedVersion,
  async ({ path, query, page }, { chains, prices }) => {
    const chain = await chains.listing(path.chainId, lists.erc721Transfers)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock } = query
    return page.list(
      "transactions",
      ({ after, limit }) =>
        chain.reader.erc721Transfers(address, {
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
