import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import { withChainInfo } from "../networks/chain-info.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { blocksBetween } from "./blocks-between.ts"

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/blocks`. */
export const listLatestPrimaryNetworkBlocks: Handler<operations["listLatestPrimaryNetworkBlocks"], Services> = cached(
  networkVersion,
  async ({ path, query, page }, { networks }) => {
    const chain = await networks.chain(path.network, path.blockchainId)
    const list = await page.list(
      "blocks",
      ({ after, limit }) => blocksBetween(chain, query, { after: after as readonly [number] | undefined, limit }),
      { json: (blocks) => blocks.map(({ json }) => json), position: ({ height }) => [height] },
    )
    return withChainInfo(list, chain)
  },
)
