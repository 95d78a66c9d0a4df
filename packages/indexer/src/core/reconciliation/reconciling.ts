import type { Clock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import { indexingSettings } from "../settings.ts"
import type { Difference } from "./difference.ts"
import { DifferenceLog } from "./difference-log.ts"
import { Recheck, recheckPeriod } from "./recheck.ts"
import { RecheckFile } from "./recheck-file.ts"
import type { Reconciler, ReconcilerOptions } from "./reconciler.ts"

/** Whether stored data is compared with nodes, and where the differences are kept. */
export interface ReconcilingOptions {
  /** Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** The file that keeps differences, as JSON lines. Default none: they are only logged. */
  readonly differencesFile?: string
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** The file that keeps the progress of that pass. Default none: it starts again with the process. */
  readonly recheckFile?: string
}

/** The running reconciler; `tasks` is empty if reconciliation is off. */
export interface Reconciling {
  readonly tasks: readonly Reconciler[]
  /** Standing differences, including those of earlier processes. */
  readonly differences: number
}

/** Where a reconciler records its differences and verdicts, and reads earlier ones. */
export interface ReconcilerMemory
  extends Required<Pick<ReconcilerOptions, "onDifference" | "onVerdict" | "onAgreement">> {
  /** The standing differences, oldest first; empty if no file keeps them. */
  readonly standing: () => readonly Difference[]
  /** Schedules the blocks to compare again. */
  readonly recheck: Recheck
}

/** Starts a reconciler. */
export type StartReconciler = (memory: ReconcilerMemory) => Reconciler

/**
 * Starts the reconcilers that the options want, and keeps their differences in the configured file.
 *
 * @param starts - reconcilers with nodes, unless reconciliation is off
 * @param always - reconcilers that always run. Default none
 */
export function reconciling(
  {
    reconciliation = "on",
    differencesFile,
    recheck = indexingSettings.recheck.default,
    recheckFile,
  }: ReconcilingOptions,
  { clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: LogFunction },
  starts: readonly StartReconciler[],
  always: readonly StartReconciler[] = [],
): Reconciling {
  const wanted = reconciliation === "off" ? always : [...starts, ...always]
  if (wanted.length === 0) return { tasks: [], differences: 0 }
  const kept = differencesFile === undefined ? undefined : new DifferenceLog(differencesFile, log)
  const memory: ReconcilerMemory = {
    onDifference: (difference) => kept?.add(difference),
    onVerdict: (covers, verdict) => kept?.judge(covers, verdict),
    onAgreement: (covers) => kept?.agree(covers, Math.floor(clock.now() / 1000)),
    standing: () => kept?.standing ?? [],
    recheck: new Recheck({ clock, period: recheckPeriod(recheck), file: new RecheckFile(recheckFile, log) }),
  }
  const tasks = wanted.map((begin) => begin(memory))
  return {
    tasks,
    get differences() {
      return kept?.standing.length ?? tasks.reduce((sum, { counts }) => sum + counts.differences, 0)
    },
  }
}
