import { signal } from "@preact/signals"
import { type ListChainsResult, listChains } from "@serac/data"
import { dataClient } from "./client.ts"
import { type Failure, pageFailure } from "./failure.ts"

/** A chain of the service. */
export type ListedChain = ListChainsResult["chains"][number]

/** The EVM chains of the service; undefined until they are known. */
export const chains = signal<readonly ListedChain[] | undefined>(undefined)
/** Why they are not known. */
export const chainsFailure = signal<Failure | undefined>(undefined)

/** Asks for the chains until they are known. */
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

/** What a chain is called; its ID where nothing is known of it. */
export function chainName(id: string): string {
  return chainTitles.get(id) ?? catalogChain(id)?.chainName ?? `Chain ${id}`
}

/** What a chain of a primary network is called. */
export function primaryChainName(id: string): string {
  return chainTitles.get(id) ?? id
}

/** A path may name anything, also what every object has: no record is looked into by it. */
const chainTitles: ReadonlyMap<string, string> = new Map([
  ["p-chain", "P-Chain"],
  ["x-chain", "X-Chain"],
  ["c-chain", "C-Chain (atomic)"],
  ["11111111111111111111111111111111LpoYY", "P-Chain"],
])
