import { isLastKnown } from "../data/gone.ts"
import { gone } from "../data/use-indexers.ts"
import { appLocation } from "../router/location.ts"
import { Badge } from "./badge.tsx"

/** A mark of what is as of before. */
export function LastKnown() {
  return <Badge tone="warn">last known</Badge>
}

/** The same where the page that is shown is about something that is gone; else nothing. */
export function LastKnownHere() {
  return isLastKnown(gone.value, appLocation.value.path) ? <LastKnown /> : null
}
