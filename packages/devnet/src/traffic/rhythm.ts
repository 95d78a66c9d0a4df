const hourMs = 3_600_000
const dayMs = 24 * hourMs

/**
 * How busy a time of day is: 0.2 at four in the morning (UTC), 1 at four in the afternoon, in straight lines between.
 *
 * @param time - milliseconds since 1970.
 */
export function busyness(time: number): number {
  const sinceQuiet = (((time - 4 * hourMs) % dayMs) + dayMs) % dayMs
  const half = dayMs / 2
  const climbed = sinceQuiet < half ? sinceQuiet / half : 2 - sinceQuiet / half
  return 0.2 + 0.8 * climbed
}
