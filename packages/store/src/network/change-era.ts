/** Changes of stakers in an era: more than a network makes in centuries. */
const eraLength = 2 ** 32

/**
 * The era of a change of stakers. A repair can remove stakers, which no row shows to readers that hold stakers in memory; it begins
 * a new era, in which they read all of them again.
 */
export function eraOf(change: number): number {
  return Math.floor(change / eraLength)
}

/** The first change of the next era. */
export function nextEra(change: number): number {
  return (eraOf(change) + 1) * eraLength
}
