import { ServiceError } from "@serac/http"
import type { RewardFilter, SortOrder } from "@serac/store"
import { readAddresses, readNodeIds } from "../networks/read-ids.ts"
import type { ServedNetwork } from "../networks/served-network.ts"

interface Query {
  readonly addresses?: readonly string[]
  readonly nodeIds?: readonly string[]
  readonly sortOrder?: SortOrder
}

/** Whose rewards are asked for. Throws a 400 when that is not said. */
export function rewardFilter(network: ServedNetwork, query: Query): RewardFilter {
  if (query.addresses === undefined && query.nodeIds === undefined)
    throw new ServiceError(400, "addresses or nodeIds must be given")
  return {
    addresses: readAddresses(network, "addresses", query.addresses),
    nodeIds: readNodeIds("nodeIds", query.nodeIds),
    order: query.sortOrder ?? "desc",
  }
}
