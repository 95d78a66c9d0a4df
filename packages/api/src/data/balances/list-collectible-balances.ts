import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { balancePosition, type Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { chainVersion } from "../versions.ts"
import { contractsOf, readBalances } from "./balance-pages.ts"
import { renderNftBalances } from "./render-token-balances.ts"

/** `GET /v1/chains/{chainId}/addresses/{address}/balances:listCollectibles`. */
export const listCollectibleBalances: Handler<operations["listCollectibleBalances"], Services> = cached(
  chainVersion,
  async ({ path, query, page }, { chains }) => {
    const chain = await chains.withBalances(path.chainId)
    const holder = path.address.toLowerCase() as Hex
    const list = { holder, of: "collectibles", contracts: contractsOf(query) } as const
    return page.list("collectibleBalances", (range) => readBalances(chain, list, range), {
      json: (balances) => renderNftBalances(chain, balances),
      position: balancePosition,
    })
  },
)
