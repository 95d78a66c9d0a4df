import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderTransactions } from "./render-transactions.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/transactions:listNative`. */
export const listNativeTransactions: Handler<operations["listNativeTransactions"], Services> = cached(
  chainVersion,
  async ({ path, query, page }, { chains }) => {
    const chain = await chains.listing(path.chainId, lists.addressTransactions)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock } = query
    return page.list(
      "transactions",
      ({ after, limit }) =>
        chain.reader.listed(lists.addressTransactions, address, {
          startBlock,
          endBlock,
          after,
          limit,
        }),
      {
        json: (items) => renderTransactions(chain, items),
        position: listPositions.transactions,
      },
    )
  },
)
