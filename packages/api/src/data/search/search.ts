import type { operations } from "@serac/data/types"
import { cached, type Handler } from "@serac/server/http"
import type { Services } from "../services.ts"
import { formsOf } from "./forms.ts"
import { mistakeIn } from "./mistake.ts"
import type { SearchResult } from "./result.ts"
import { searchChain } from "./search-chain.ts"
import { searchNetwork } from "./search-network.ts"
import { unusedAddress } from "./unused-address.ts"

/** Maximum searched EVM chains, in the operator's order. */
const maxChains = 100
/** Maximum results of a search. */
const maxResults = 100

/** `GET /v1/search`. */
export const search: Handler<operations["search"], Services> = cached(
  searchedVersion,
  async ({ query, signal }, { chains, networks, clock }) => {
    const forms = formsOf(query.query)
    // The time affects only the order in which stakers are read, not the results.
    const now = Math.floor(clock() / 1000)
    const searched = chains.all.slice(0, maxChains)
    const [onNetworks, onChains] = await Promise.all([
      Promise.all(networks.all.map((network) => searchNetwork({ network, forms, now, signal }))),
      Promise.all(searched.map((chain) => searchChain(chain, chains, forms))),
    ])
    const found = [...onNetworks.flat(), ...onChains.flatMap(({ results }) => results)]
    const shown = found.length === 0 ? unusedAddress(forms, searched, networks.all) : found
    const results = shown.filter(isFirst).slice(0, maxResults)
    const mistake = mistakeIn(forms.text)
    const unindexed = searched.filter((_, at) => onChains[at]?.mayHaveMore).map(({ chainId }) => chainId)
    return {
      results,
      ...(mistake !== undefined && { mistake }),
      ...(unindexed.length > 0 && { unindexedChains: unindexed }),
    }
  },
)

/** A message is found on both of its chains and listed once. */
const isFirst = ({ kind, id }: SearchResult, at: number, all: readonly SearchResult[]) =>
  kind !== "message" || all.findIndex((one) => one.kind === kind && one.id === id) === at

/**
 * The version of all searched networks and chains, with the text: to the cache hexadecimal is one value in either letter case, but a wrong
 * checksum is in the case alone.
 */
async function searchedVersion(
  { query }: { readonly query: { readonly query: string } },
  { chains, networks }: Services,
): Promise<string> {
  const all = [...networks.all, ...chains.all.slice(0, maxChains)]
  return JSON.stringify([query.query, ...(await Promise.all(all.map(({ reader }) => reader.version())))])
}
