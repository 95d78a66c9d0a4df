import { search } from "@serac/data"
import { chainName } from "../data/catalog.ts"
import { dataClient } from "../data/client.ts"
import { useData } from "../data/use-data.ts"
import { untrustedName } from "../format/text.ts"
import { appLocation } from "../router/location.ts"
import { pathOfResult } from "../router/route.ts"
import { OwnLink } from "../ui/own-link.tsx"
import { PageHead } from "../ui/page-head.tsx"
import { ResultLine } from "../ui/result-line.tsx"
import { Empty, Show } from "../ui/states.tsx"

/** Whether a text looks like an ID, a hash or a height, and not like a name. */
const isIdLike = /^(0x)?[0-9a-f]{6,}$|^[0-9]+$|^[1-9A-HJ-NP-Za-km-z]{40,}$|^NodeID-|^[PXC]-/i

/** What an empty list of results means. */
function emptyText(query: string, unindexedChains: readonly string[]): string {
  if (!isIdLike.test(query.trim()))
    return "No chain, token or contract has a name, or a word in its name, that begins like this."
  if (unindexedChains.length === 0)
    return "Nothing is indexed under this. Hashes, IDs and addresses must be whole; of a node ID the beginning is enough."
  const names = unindexedChains.map((chainId) => untrustedName(chainName(chainId), 24)).join(", ")
  return `Nothing is indexed under this. It may be on ${names}, which is not indexed whole yet.`
}

/** All results of a search. */
export default function SearchPage() {
  const query = appLocation.value.query.get("query") ?? ""
  const found = useData(query === "" ? undefined : query, (signal) => search(dataClient(), { query }, { signal }))
  return (
    <>
      <PageHead kind="Search" title={untrustedName(query) || "What are you looking for?"} />
      {query === "" ? (
        <Empty>
          Type an ID, an address, a height, or the beginning of a name or of a word in it, into the field above.
        </Empty>
      ) : (
        <Show of={found}>
          {({ results, mistake, unindexedChains = [] }) => (
            <>
              {mistake === undefined ? null : <p class="notice">{mistake}</p>}
              {results.length === 0 ? (
                <Empty>{emptyText(query, unindexedChains)}</Empty>
              ) : (
                <ul class="results">
                  {results.map((result) => (
                    <li key={result.path}>
                      <OwnLink to={pathOfResult(result.path)}>
                        <ResultLine result={result} />
                      </OwnLink>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </Show>
      )}
    </>
  )
}
