import type { operations } from "@serac/data/types"
import { cached, type Handler, withRules } from "@serac/server/http"
import { stakerPosition } from "@serac/store"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import { readAddresses, readNodeIds } from "../networks/read-ids.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"
import { renderDelegator } from "./render-delegators.ts"

/** `GET /v1/networks/{network}/delegators`. */
export const listDelegators: Handler<operations["listDelegators"], Services> = withRules(
  ({ path: { network }, query: { rewardAddresses: texts } }, { networks }) =>
    foreignAddresses(networks, { network, name: "rewardAddresses", texts }),
  cached(networkVersion, async ({ path, query, page, signal }, { networks }) => {
    const network = await networks.indexed(path.network)
    const filter = {
      nodeIds: readNodeIds(query.nodeIds),
      rewardAddresses: readAddresses(query.rewardAddresses),
      status: query.delegationStatus,
      order: query.sortOrder ?? "desc",
    }
    return page.list("delegators", (range) => network.reader.delegators(filter, range, { signal }), {
      json: (delegators) => delegators.map(renderDelegator),
      position: stakerPosition,
    })
  }),
)
