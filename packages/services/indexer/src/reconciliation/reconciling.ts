import type { Log } from "../log.ts"
import type { IndexerOptions } from "../options.ts"
import type { Difference } from "./difference.ts"
import { DifferenceLog } from "./difference-log.ts"
import type { Reconciler } from "./reconciler.ts"

/** A reconciler at work, where there is one. */
export interface Reconciling {
  readonly tasks: readonly Reconciler[]
  /** Differences that are kept for a look, those of earlier lives included. */
  readonly differences: number
}

/** Starts a reconciler where the options want one, and keeps what it finds where they say. */
export function reconciling(
  { reconciliation = "on", differencesFile }: Pick<IndexerOptions, "reconciliation" | "differencesFile">,
  log: Log,
  start: (onDifference: (difference: Difference) => void) => Reconciler,
): Reconciling {
  if (reconciliation === "off") return { tasks: [], differences: 0 }
  const kept = differencesFile === undefined ? undefined : new DifferenceLog(differencesFile, log)
  const reconciler = start((difference) => kept?.add(difference))
  return {
    tasks: [reconciler],
    get differences() {
      return kept?.kept.length ?? reconciler.counts.differences
    },
  }
}
