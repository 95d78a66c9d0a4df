import type { Columns } from "./series.ts"

/** Bars of a ranking that can be told apart. */
const maxBars = 40

/** Values by rank, the largest first. */
export interface Ranking {
  /** Ranks and values; the last bar is the sum of the rest, if there are more than can be told apart. */
  readonly columns: Columns
  /** The name of a bar. */
  readonly nameOf: (rank: number) => string
}

/**
 * Ranks values for bars.
 *
 * @param hasSum whether the rest can be summed; otherwise it is left out, as of percentages
 */
export function rankingOf(values: readonly number[], hasSum = true): Ranking {
  const sorted = [...values].sort((one, other) => other - one)
  const rest = sorted.slice(maxBars)
  const shown = sorted.slice(0, maxBars)
  if (rest.length > 0 && hasSum) shown.push(rest.reduce((sum, value) => sum + value, 0))
  const nameOf = (rank: number) => (rank <= maxBars ? `rank ${rank}` : `the other ${rest.length} together`)
  return { columns: [shown.map((_, at) => at + 1), shown], nameOf }
}
