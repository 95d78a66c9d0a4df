const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * The activity at a time of day: 0.2 at 04:00 UTC, 1 at 16:00 UTC, linear in between.
 *
 * @param time - milliseconds since 1970.
 */
export function busyness(time: number): number {
  const sinceQuiet = (((time - 4 * hourMs) % dayMs) + dayMs) % dayMs
  const half = dayMs / 2
  const climbed = sinceQuiet < half ? sinceQuiet / half : 2 - sinceQuiet / half
  return 0.2 + 0.8 * climbed
}
