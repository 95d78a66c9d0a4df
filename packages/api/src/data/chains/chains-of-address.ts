import type { Hex } from "@serac/store"
import type { Services } from "../services.ts"
import { partyLists } from "../transactions/details/address-transactions.ts"
import { isListed } from "./assert-listed.ts"
import { type DescribedChain, describeChain } from "./describe-chain.ts"
import type { ServedChain } from "./served-chain.ts"

/** The chains of an address, in the shape of `GET /v1/address/{address}/chains`. */
export interface ChainsOfAddress {
  indexedChains: DescribedChain[]
  unindexedChains?: string[]
}

/** Whether an address has transactions on a chain; unknown where lists lack blocks that may contain some. */
type Activity = "some" | "none" | "unknown"

/** Searches each chain for a transaction of an address. */
export async function chainsOfAddress(
  address: Hex,
  { chains, nftIndexing }: Pick<Services, "chains" | "nftIndexing">,
): Promise<ChainsOfAddress> {
  const activities = await Promise.all(chains.all.map((chain) => activityOn(chain, address)))
  const of = (activity: Activity) => chains.all.filter((_, at) => activities[at] === activity)
  const unknown = of("unknown").map(({ chainId }) => chainId)
  return {
    indexedChains: of("some").map(({ definition }) => describeChain(definition, { indexed: true, nftIndexing })),
    ...(unknown.length > 0 && { unindexedChains: unknown }),
  }
}

async function activityOn(chain: ServedChain, address: Hex): Promise<Activity> {
  const areListed = await isListed(chain, partyLists)
  for (const list of partyLists) if ((await chain.reader.listed(list, address, { limit: 1 })).length > 0) return "some"
  return areListed ? "none" : "unknown"
}
