import type { Clock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import { indexingSettings } from "../settings.ts"
import type { Difference } from "./difference.ts"
import { DifferenceLog } from "./difference-log.ts"
import { Recheck, recheckPeriod } from "./recheck.ts"
import { RecheckFile } from "./recheck-file.ts"
import type { Reconciler, ReconcilerOptions } from "./reconciler.ts"

/** Whether what is stored is compared with nodes, and where what is found is kept. */
export interface ReconcilingOptions {
  /** Default `on`. */
  readonly reconciliation?: "on" | "off"
  /** Where differences are kept, as JSON lines. Default none: they are only logged. */
  readonly differencesFile?: string
  /** Hours or days within which every stored block is compared again, such as `12h`. Default `30d`. */
  readonly recheck?: string
  /** Where it is kept how far that is. Default none: a restart begins anew. */
  readonly recheckFile?: string
}

/** A reconciler at work, where there is one. */
export interface Reconciling {
  readonly tasks: readonly Reconciler[]
  /** Differences that stand, those of earlier lives included. */
  readonly differences: number
}

/** What a reconciler hands what it finds to, and is told of what it found before. */
export interface ReconcilerMemory
  extends Required<Pick<ReconcilerOptions, "onDifference" | "onVerdict" | "onAgreement">> {
  /** Those that stand, oldest first; none where they are not kept. */
  readonly standing: () => readonly Difference[]
  /** Which blocks are to be compared again. */
  readonly recheck: Recheck
}

/** Starts a reconciler where the options want one, and keeps what it finds where they say. */
export function reconciling(
  {
    reconciliation = "on",
    differencesFile,
    recheck = indexingSettings.recheck.default,
    recheckFile,
  }: ReconcilingOptions,
  { clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: LogFunction },
  start: (memory: ReconcilerMemory) => Reconciler,
): Reconciling {
  if (reconciliation === "off") return { tasks: [], differences: 0 }
  const kept = differencesFile === undefined ? undefined : new DifferenceLog(differencesFile, log)
  const reconciler = start({
    onDifference: (difference) => kept?.add(difference),
    onVerdict: (covers, verdict) => kept?.judge(covers, verdict),
    onAgreement: (covers) => kept?.agree(covers, Math.floor(clock.now() / 1000)),
    standing: () => kept?.standing ?? [],
    recheck: new Recheck({ clock, period: recheckPeriod(recheck), file: new RecheckFile(recheckFile, log) }),
  })
  return {
    tasks: [reconciler],
    get differences() {
      return kept?.standing.length ?? reconciler.counts.differences
    },
  }
}
