import type { RewardFilter, SortOrder } from "@serac/store"
import { foreignAddresses } from "../networks/foreign-addresses.ts"
import type { NetworkDirectory } from "../networks/network-directory.ts"
import { readAddresses, readNodeIds } from "../networks/read-ids.ts"
import type { NetworkName } from "../networks/unknown-network.ts"

interface RewardsQuery {
  readonly addresses?: readonly string[]
  readonly nodeIds?: readonly string[]
  readonly sortOrder?: SortOrder
}

/** Returns a problem for a request without addresses and node IDs, or with addresses of another network. */
export function rewardRules(
  { path: { network }, query }: { readonly path: { readonly network: NetworkName }; readonly query: RewardsQuery },
  { networks }: { readonly networks: NetworkDirectory },
): string[] {
  if (query.addresses === undefined && query.nodeIds === undefined) return ["addresses or nodeIds must be given"]
  return foreignAddresses(networks, { network, name: "addresses", texts: query.addresses })
}

/** The filter of a rewards request. */
export function rewardFilter(query: RewardsQuery): RewardFilter {
  return {
    addresses: readAddresses(query.addresses),
    nodeIds: readNodeIds(query.nodeIds),
    order: query.sortOrder ?? "desc",
  }
}
