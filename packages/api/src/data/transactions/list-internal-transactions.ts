import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { type Hex, listPositions, lists } from "@serac/store"
import { assertTraced } from "../chains/assert-traced.ts"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { renderInternalTransactions } from "./render-internal-transactions.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/transactions:listInternals`. */
export const listInternalTransactions: Handler<operations["listInternalTransactions"], Services> = cached(
  chainVersion,
  async ({ path, query, page }, { chains }) => {
    const chain = await chains.listing(path.chainId, lists.internalTransactions)
    await assertTraced(chain)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock } = query
    return page.list(
      "transactions",
      ({ after, limit }) =>
        chain.reader.listed(lists.internalTransactions, address, {
          startBlock,
          endBlock,
          after,
          limit,
        }),
      {
        json: (items) => renderInternalTransactions(chain, items),
        position: listPositions.internalTransactions,
      },
    )
  },
)
