import type { LogFunction } from "../log.ts"
import type { Difference } from "./difference.ts"
import { DifferenceLog } from "./difference-log.ts"
import type { Reconciler } from "./reconciler.ts"

/** Whether what is stored is compared with nodes, and where what is found is kept. */
export interface ReconcilingOptions {
  /** Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Where differences are kept, as JSON lines. Default none: they are only logged. */
  readonly differencesFile?: string
}

/** A reconciler at work, where there is one. */
export interface Reconciling {
  readonly tasks: readonly Reconciler[]
  /** Differences that are kept for a look, those of earlier lives included. */
  readonly differences: number
}

/** Starts a reconciler where the options want one, and keeps what it finds where they say. */
export function reconciling(
  { reconciliation = "on", differencesFile }: ReconcilingOptions,
  log: LogFunction,
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
