import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { renderTransfers } from "./render-transfers.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/transactions:listErc20`. */
export const listErc20Transactions: Handler<operations["listErc20Transactions"], Services> = cached(
  pricedVersion,
  async ({ path, query, page }, { chains, prices }) => {
    const chain = await chains.listing(path.chainId, lists.erc20Transfers)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock } = query
    return page.list(
      "transactions",
      ({ after, limit }) =>
        chain.reader.listed(lists.erc20Transfers, address, {
          startBlock,
          endBlock,
          after,
          limit,
        }),
      {
        json: (items) => renderTransfers(chain, prices, items),
        position: listPositions.transfers,
      },
    )
  },
)
