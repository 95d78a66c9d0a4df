import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** An internal transaction as it is served, of how it was stored. */
export function fillInternalTransaction(stored: string, { party }: KnownParties): string {
  return fillHoles(stored, (_, about) => party(about))
}
