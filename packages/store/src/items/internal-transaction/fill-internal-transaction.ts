import { fillHoles } from "../fragment/fill-holes.ts"
import type { KnownParties } from "../known-parties.ts"

/** Makes the served JSON of an internal transaction from its stored form. */
export function fillInternalTransaction(stored: string, { party }: KnownParties): string {
  return fillHoles(stored, (_, about) => party(about))
}
