import { isLastKnown } from "../data/gone.ts"
import { gone } from "../data/use-indexers.ts"
import { appLocation } from "../router/location.ts"
import { Badge } from "./badge.tsx"

/** A mark for old data. */
export function LastKnown() {
  return <Badge tone="warn">last known</Badge>
}

/** The mark, if the current page is about a part that does not answer; otherwise nothing. */
export function LastKnownHere() {
  return isLastKnown(gone.value, appLocation.value.path) ? <LastKnown /> : null
}
