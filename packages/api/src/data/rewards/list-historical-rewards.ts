import { formatHex } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
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
    return page.list(
      "historicalRewards",
      ({ after, limit }) =>
        network.reader.rewards(filter, { after: after as readonly [number, string] | undefined, limit }, { signal }),
      {
        json: (rewards) => renderRewards(network, rewards),
        position: ({ height, utxoId }) => [height, formatHex(utxoId, "hexnc").slice(2)],
      },
    )
  }),
)
