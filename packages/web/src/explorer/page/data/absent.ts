import { catalogChain, chains, chainsFailure } from "./catalog.ts"
import { useIndexers } from "./use-indexers.ts"

/** The indexed name of each network name in paths. */
const networks: ReadonlyMap<string, string> = new Map([
  ["mainnet", "mainnet"],
  ["testnet", "testnet"],
  ["fuji", "testnet"],
])

/**
 * The reason, as text, why a chain or network of a path has no page; undefined if it has one, or if that is unknown. The server
 * returns 404 for such a path.
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

/** Whether the list of chains is still loading: a page of an unknown chain would send useless requests. */
export function isCatalogAwaited({ chainId }: Readonly<Record<string, string>>): boolean {
  return chainId !== undefined && chains.value === undefined && chainsFailure.value === undefined
}
