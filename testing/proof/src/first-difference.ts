/**
 * The first line that differs, with the one that should be there.
 *
 * @returns undefined where there is none: both have the same lines, and as many.
 */
export function firstDifference(stored: readonly string[], expected: readonly string[]): string | undefined {
  const at = stored.findIndex((line, index) => line !== expected[index])
  if (at === -1 && stored.length === expected.length) return undefined
  const index = at === -1 ? stored.length : at
  return `line ${index} of ${stored.length}/${expected.length}\n  stored   ${stored[index]}\n  expected ${expected[index]}`
}
