import type { FreshnessRequest } from "@serac/server/http"
import type { IndexedSubject } from "@serac/store"
import { findCChain } from "./avax-supply/c-chain.ts"
import type { NetworkName } from "./networks/unknown-network.ts"
import type { Services } from "./services.ts"
import { pathsOverChains } from "./support.ts"

type Directories = Pick<Services, "chains" | "networks">

/** The chains whose freshness is that of a response; empty for a response without indexed data. */
export function subjectsOf(request: FreshnessRequest, services: Directories): readonly IndexedSubject[] {
  const { route, path, query } = request
  if (pathsOverChains.has(route))
    return services.chains.of(query.network as NetworkName | undefined).map(subjectOfChain)
  const ofNetwork = (blockchainId: string): readonly IndexedSubject[] => {
    const found = services.networks.find(path.network as NetworkName, blockchainId)
    return found === undefined ? [] : [{ kind: "network", ...found }]
  }
  if (route === "/v1/avax/supply") return subjectsOfSupply(services)
  // Reindexing starts work and returns no data.
  if (route.endsWith(":reindex")) return []
  if (/^\/v[12]\/chains\/\{chainId\}/.test(route)) {
    const chain = services.chains.find(path.chainId as string)
    return chain === undefined ? [] : [subjectOfChain(chain)]
  }
  if (!/^\/v1\/networks\/\{network\}(?:\/|$)/.test(route)) return []
  if (route.endsWith("/addresses:listChainIds")) return (["p-chain", "x-chain", "c-chain"] as const).flatMap(ofNetwork)
  // Paths below a blockchain concern that chain. All other paths, the blockchain itself included, concern P-Chain data.
  const isBelow = route.startsWith("/v1/networks/{network}/blockchains/{blockchainId}/")
  return ofNetwork(isBelow ? (path.blockchainId as string) : "p-chain")
}

/** The three chains of the main network, and the EVM chain of its C-Chain. */
function subjectsOfSupply(services: Directories): readonly IndexedSubject[] {
  const { networks } = services
  const network = networks.all.find(({ definition }) => definition.network === networks.main)
  if (network === undefined) return []
  const { networkId } = network.definition
  const cChain = findCChain(network, services)
  const ofNetwork = (["P", "X", "C"] as const).map((chain) => ({ kind: "network", networkId, chain }) as const)
  return [...ofNetwork, ...(cChain === undefined ? [] : [subjectOfChain(cChain)])]
}

function subjectOfChain({ chainId }: { readonly chainId: string }): IndexedSubject {
  return { kind: "chain", chainId }
}
