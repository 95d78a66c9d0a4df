import { Badge } from "./badge.tsx"

/** A mark for old data. */
export function LastKnown() {
  return <Badge tone="warn">last known</Badge>
}
