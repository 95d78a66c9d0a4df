import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { rewardPosition } from "@serac/store"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderRewards } from "./render-rewards.ts"
import { rewardFilter, rewardRules } from "./reward-filter.ts"

/** `GET /v1/networks/{network}/rewards`. */
export const listHistoricalRewards: Handler<operations["listHistoricalRewards"], Services> = withRules(
  rewardRules,
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const network = await networks.indexed(path.network)
    const filter = rewardFilter(query)
    return page.list("historicalRewards", (range) => network.reader.rewards(filter, range, { signal }), {
      json: (rewards) => renderRewards(network, rewards),
      position: rewardPosition,
    })
  }),
)
