import { freshnessAt } from "../data/freshness.ts"
import { gone, isServiceLost, useIndexers } from "../data/use-indexers.ts"
import { appLocation } from "../router/location.ts"
import { LastKnown } from "./last-known.tsx"
import { now } from "./time.tsx"

/** How old the data of the current page are: what the indexer of its chain does, and when the node was heard. */
export function FreshnessLine() {
  const { value: indexers } = useIndexers()
  const facts = { indexers, gone: gone.value, now: now.value, isServiceLost: isServiceLost.value }
  const freshness = freshnessAt(appLocation.value.path, facts)
  if (freshness === undefined) return null
  return (
    <p class="freshness">
      {freshness.isLastKnown ? <LastKnown /> : null} {freshness.words}
    </p>
  )
}
