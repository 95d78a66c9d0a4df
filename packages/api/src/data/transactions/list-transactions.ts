import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { assertMade } from "../chains/assert-traced.ts"
import type { Services } from "../services.ts"
import { pricedVersion } from "../versions.ts"
import { addressLists, addressPosition, addressTransactions } from "./details/address-transactions.ts"
import { renderAddressTransactions } from "./details/render-address-transactions.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/transactions`. */
export const listTransactions: Handler<operations["listTransactions"], Services> = cached(
  pricedVersion,
  async ({ path, query, page }, { chains, prices }) => {
    const chain = await chains.listing(path.chainId, ...addressLists)
    await assertMade(chain)
    const address = path.address.toLowerCase() as Hex
    const { startBlock, endBlock, sortOrder = "desc" } = query
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
        json: (items) => renderAddressTransactions(chain, prices, items),
        position: addressPosition,
      },
    )
  },
)
