import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { chainsPosition, latestOfChains } from "../chains/latest-of-chains.ts"
import type { Services } from "../services.ts"
import { chainsVersion } from "../versions.ts"
import { latestBlocks } from "./latest-blocks.ts"

/** `GET /v1/blocks`. */
export const listLatestBlocksAllChains: Handler<operations["listLatestBlocksAllChains"], Services> = cached(
  chainsVersion,
  async ({ query, page }, { chains }) => {
    const wanted = chains.served(query.network)
    return page.list("blocks", (range) => latestOfChains(wanted, latestBlocks, range), {
      json: (blocks) => blocks.map(({ item }) => item.json),
      position: chainsPosition(latestBlocks),
    })
  },
)
