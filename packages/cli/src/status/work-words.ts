import { activityWords, type IndexingState } from "@serac/server/monitoring"
import type { ShownProgress } from "../progress/shown.ts"
import { duration, printable, rate } from "../words.ts"

/** The known state of an indexer and its nodes. */
export interface Work {
  /** Hosts of its nodes; empty if it is not configured. */
  readonly nodes: readonly string[]
  readonly nodeFault?: string | undefined
  /** The state as in `/health`; absent if the store is unreadable. */
  readonly indexing?: IndexingState | undefined
  /** The progress of its indexer, if one runs here. */
  readonly progress?: ShownProgress | undefined
}

/** Describes the state of an indexer, and the faults of its nodes. */
export function workWords({ indexing, progress, nodeFault, nodes }: Work): string {
  const fault = nodeFault === undefined ? [] : [`no answer from ${nodeFault}`]
  const isConfigured = nodes.length > 0
  const words = [...workOf(indexing, progress), ...(isConfigured ? [] : ["not configured"]), ...fault]
  return words.length === 0 ? "unknown" : words.join("; ")
}

function workOf(indexing: IndexingState | undefined, progress: ShownProgress | undefined): readonly string[] {
  const { state } = indexing ?? progress ?? {}
  if (state === undefined) return []
  const beside = indexing?.reason === undefined ? [] : [printable(indexing.reason)]
  if (state === "following" || state === "starting") return [state, ...beside]
  if (state === "backfilling") return [backfillWords(progress), ...beside]
  const { error, retryAt } = progress ?? {}
  const told = indexing ?? {
    state,
    ...(error === undefined ? {} : { reason: error }),
    ...(retryAt === undefined ? {} : { retryAt }),
  }
  return [printable(activityWords(told))]
}

function backfillWords(progress: ShownProgress | undefined): string {
  if (progress === undefined || progress.state !== "backfilling") return "catching up"
  const { blocksPerSecond, transactionsPerSecond, secondsLeft } = progress
  return [
    `catching up, ${rate(blocksPerSecond)} blocks/s, ${rate(transactionsPerSecond)} tx/s`,
    ...(secondsLeft === undefined ? [] : [`${duration(secondsLeft)} left`]),
  ].join(", ")
}
