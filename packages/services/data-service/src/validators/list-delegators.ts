import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/http"
import { readAddresses, readNodeIds } from "../networks/read-ids.ts"
import { renderDelegator } from "../render/delegators.ts"
import type { Services } from "../services.ts"
import { networkVersion } from "../versions.ts"

/** `GET /v1/networks/{network}/delegators`. */
export const listDelegators: Handler<operations["listDelegators"], Services> = cached(
  networkVersion,
  async ({ path, query, page, signal }, { networks }) => {
    const network = await networks.indexed(path.network)
    const filter = {
      nodeIds: readNodeIds("nodeIds", query.nodeIds),
      rewardAddresses: readAddresses(network, "rewardAddresses", query.rewardAddresses),
      status: query.delegationStatus,
      order: query.sortOrder ?? "desc",
    }
    return page.list(
      "delegators",
      ({ after, limit }) =>
        network.reader.delegators(
          filter,
          { after: after as readonly [number, number, string] | undefined, limit },
          { signal },
        ),
      { json: (delegators) => delegators.map(renderDelegator), position: ({ cursor }) => cursor },
    )
  },
)
