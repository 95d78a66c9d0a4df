import { timeText } from "@serac/server/monitoring"
import type { RecheckProgress } from "../directory/reconciliation-files.ts"
import { duration, grouped } from "../words.ts"

/** Describes the progress of comparing all stored blocks with the nodes; empty if none was started. */
export function recheckWords(rechecks: readonly RecheckProgress[]): readonly string[] {
  if (rechecks.length === 0) return []
  const lines = rechecks.map(({ subject, startedAt, next, highest, period }) => {
    const done = `${grouped(next)} of ${grouped(highest + 1)} blocks since ${timeText(Math.floor(startedAt / 1000))}`
    return `  ${subject}: ${done}, each within ${duration(period / 1000)}`
  })
  return [["compared with the node again:", ...lines].join("\n")]
}
