import { search } from "@serac/data"
import { dataClient } from "../data/client.ts"
import { useData } from "../data/use-data.ts"
import { untrustedName } from "../format/text.ts"
import { appLocation } from "../router/location.ts"
import { pathOfResult } from "../router/route.ts"
import { OwnLink } from "../ui/own-link.tsx"
import { PageHead } from "../ui/page-head.tsx"
import { ResultLine } from "../ui/result-line.tsx"
import { Empty, Show } from "../ui/states.tsx"

/** All results of a search. */
export default function SearchPage() {
  const query = appLocation.value.query.get("query") ?? ""
  const found = useData(query === "" ? undefined : query, (signal) => search(dataClient(), { query }, { signal }))
  return (
    <>
      <PageHead kind="Search" title={untrustedName(query) || "What are you looking for?"} />
      {query === "" ? (
        <Empty>Type an ID, an address, a height or the beginning of a name into the field above.</Empty>
      ) : (
        <Show of={found}>
          {({ results }) =>
            results.length === 0 ? (
              <Empty>Nothing is indexed under this. It may be in a block that is not indexed yet.</Empty>
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
            )
          }
        </Show>
      )}
    </>
  )
}
