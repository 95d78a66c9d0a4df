import type { FreshnessRequest } from "@serac/http"
import type { IndexedSubject } from "@serac/store"
import type { NetworkName } from "./chains/chain-directory.ts"
import type { Services } from "./services.ts"
import { pathsOverChains } from "./support.ts"

type Directories = Pick<Services, "chains" | "networks">

/** The chains that a request is about: their freshness is the answer's. None for what is no indexed data. */
export function subjectsOf(request: FreshnessRequest, services: Directories): readonly IndexedSubject[] {
  const { route, path, query } = request
  if (pathsOverChains.has(route))
    return services.chains.of(query.network as NetworkName | undefined).map(subjectOfChain)
  // It starts work and tells of no data.
  if (route.endsWith(":reindex")) return []
  if (route.startsWith("/v1/chains/{chainId}")) {
    const chain = services.chains.find(path.chainId as string)
    return chain === undefined ? [] : [subjectOfChain(chain)]
  }
  if (!route.startsWith("/v1/networks/{network}/")) return []
  // What stands below a blockchain is of that chain. All else, a blockchain itself among it, is what the P-Chain says.
  const isBelow = route.startsWith("/v1/networks/{network}/blockchains/{blockchainId}/")
  const found = services.networks.find(path.network as NetworkName, isBelow ? (path.blockchainId as string) : "p-chain")
  return found === undefined ? [] : [{ kind: "network", ...found }]
}

function subjectOfChain({ chainId }: { readonly chainId: string }): IndexedSubject {
  return { kind: "chain", chainId }
}
