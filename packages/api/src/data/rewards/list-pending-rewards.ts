import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { stakerPosition } from "@serac/store"
import type { Services } from "../services.ts"
import { timedVersion } from "../versions.ts"
import { renderPendingRewards } from "./render-pending-rewards.ts"
import { rewardFilter, rewardRules } from "./reward-filter.ts"

/** `GET /v1/networks/{network}/rewards:listPending`. */
export const listPendingRewards: Handler<operations["listPendingRewards"], Services> = withRules(
  rewardRules,
  cached(timedVersion, async ({ path, query, page, signal }, { networks, clock }) => {
    const network = await networks.indexed(path.network)
    const filter = rewardFilter(query)
    return page.list("pendingRewards", (range) => network.reader.pendingRewards(filter, range, { signal }), {
      json: (stakers) => renderPendingRewards(network, stakers, Math.floor(clock() / 1000)),
      position: stakerPosition,
    })
  }),
)
