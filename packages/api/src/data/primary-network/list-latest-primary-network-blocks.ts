import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { heightPosition } from "@serac/store"
import { withChainInfo } from "../networks/chain-info.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { blocksBetween } from "./blocks-between.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`. */
export const listLatestPrimaryNetworkBlocks: Handler<operations["listLatestPrimaryNetworkBlocks"], Services> = cached(
  networkVersion,
  async ({ path, query, page }, { networks }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const list = await page.list("blocks", (range) => blocksBetween(chain, query, range), {
      json: (blocks) => blocks.map(({ json }) => json),
      position: heightPosition,
    })
    return withChainInfo(list, chain)
  },
)
