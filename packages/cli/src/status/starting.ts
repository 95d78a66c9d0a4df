import { reportLasts } from "@serac/server/monitoring"
import type { RunningFile } from "../directory/running.ts"
import type { StoredCondition } from "./read-store.ts"

/**
 * The state of a chain; `starting` instead of `stopped` if the indexing process started too recently for a first report.
 *
 * @param running - the indexing process; undefined if there is none.
 * @param now - Unix seconds.
 */
export function startingCondition(
  told: StoredCondition,
  running: Pick<RunningFile, "startedAt"> | undefined,
  now: number,
): StoredCondition {
  const { indexing } = told
  if (indexing === undefined || indexing.reportedAt !== undefined) return told
  if (running === undefined || now - running.startedAt > reportLasts) return told
  const { reason: _, ...rest } = indexing
  return { ...told, indexing: { ...rest, state: "starting" } }
}
