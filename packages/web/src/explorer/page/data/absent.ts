import { catalogChain, chains, chainsFailure } from "./catalog.ts"
import { useIndexers } from "./use-indexers.ts"

/** Names of networks as paths have them, by those under which they are indexed. */
const networks: ReadonlyMap<string, string> = new Map([
  ["mainnet", "mainnet"],
  ["testnet", "testnet"],
  ["fuji", "testnet"],
])

/**
 * Why there is no page of the chain or the network that a path names, in words; undefined where there is one, or nobody can say. Its server
 * answers such a path with a 404.
 */
export function absentWords({ chainId, network }: Readonly<Record<string, string>>): string | undefined {
  if (chainId !== undefined && chains.value !== undefined && catalogChain(chainId) === undefined)
    return `Chain ${chainId} is not indexed here.`
  if (network === undefined) return undefined
  const name = networks.get(network)
  const known = useIndexers().value?.networks
  const isIndexed = known === undefined || known.some((one) => one.network === name)
  return name !== undefined && isIndexed ? undefined : `Network ${network} is not indexed here.`
}

/** Whether it is still to be known which chains there are: a page of one that is not there asks for much in vain. */
export function isCatalogAwaited({ chainId }: Readonly<Record<string, string>>): boolean {
  return chainId !== undefined && chains.value === undefined && chainsFailure.value === undefined
}
