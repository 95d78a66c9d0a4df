import { signal } from "@preact/signals"
import { type ListChainsResult, listChains } from "@serac/data"
import { dataClient } from "./client.ts"
import { type Failure, pageFailure } from "./failure.ts"

/** A chain of the service. */
export type ListedChain = ListChainsResult["chains"][number]

/** The EVM chains of the service; undefined until they are loaded. */
export const chains = signal<readonly ListedChain[] | undefined>(undefined)
/** Why loading the chains failed. */
export const chainsFailure = signal<Failure | undefined>(undefined)

/** Loads the chains, with retries until it succeeds. */
export async function loadCatalog(): Promise<void> {
  try {
    const { chains: listed } = await listChains(dataClient(), {})
    chains.value = listed
    chainsFailure.value = undefined
  } catch (error) {
    chainsFailure.value = pageFailure(error)
    setTimeout(loadCatalog, 3_000)
  }
}

/** A chain by its EVM chain ID or its blockchain ID. */
export function catalogChain(id: string | undefined): ListedChain | undefined {
  return chains.value?.find(({ chainId, platformChainId }) => id === chainId || id === platformChainId)
}

/** The name of a chain; its ID if the chain is unknown. */
export function chainName(id: string): string {
  return chainTitles.get(id) ?? catalogChain(id)?.chainName ?? `Chain ${id}`
}

/** The name of a chain of a primary network. */
export function primaryChainName(id: string): string {
  return chainTitles.get(id) ?? id
}

/** A Map, since a path may contain a name that every object has, such as `constructor`. */
const chainTitles: ReadonlyMap<string, string> = new Map([
  ["p-chain", "P-Chain"],
  ["x-chain", "X-Chain"],
  ["c-chain", "C-Chain (atomic)"],
  ["11111111111111111111111111111111LpoYY", "P-Chain"],
])
