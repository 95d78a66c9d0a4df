import type { Log } from "../log.ts"
import type { IndexerOptions } from "../options.ts"
import type { Difference } from "./difference.ts"
import { DifferenceLog } from "./difference-log.ts"
import type { Reconciler } from "./reconciler.ts"

/** Starts a reconciler where the options want one, and keeps what it finds where they say. */
export function reconciling(
  { reconciliation = "on", differencesFile }: Pick<IndexerOptions, "reconciliation" | "differencesFile">,
  log: Log,
  start: (onDifference: (difference: Difference) => void) => Reconciler,
): readonly Reconciler[] {
  if (reconciliation === "off") return []
  const kept = differencesFile === undefined ? undefined : new DifferenceLog(differencesFile, log)
  return [start((difference) => kept?.add(difference))]
}
