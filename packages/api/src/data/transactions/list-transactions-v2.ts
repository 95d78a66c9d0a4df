import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { assertMade } from "../chains/assert-traced.ts"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { addressLists, addressPosition, addressTransactions } from "./details/address-transactions.ts"
import { renderJudgedTransactions } from "./details/render-address-transactions.ts"

/** `GET /v2/chains/{chainId}/addresses/{address}/transactions`. */
export const listTransactionsV2: Handler<operations["listTransactionsV2"], Services> = cached(
  pricedVersion,
  async ({ path, query, page }, { chains, prices }) => {
    const chain = await chains.listing(path.chainId, ...addressLists)
    await assertMade(chain)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock, sortOrder = "desc", filterSpamTokens = true } = query
    return page.list(
      "transactions",
      ({ after, limit }) =>
        addressTransactions(chain.reader, address, {
          startBlock,
          endBlock,
          after,
          limit,
          order: sortOrder,
        }),
      {
        json: (items) => renderJudgedTransactions(chain, prices, items, { withSpam: !filterSpamTokens }),
        position: addressPosition,
      },
    )
  },
)
