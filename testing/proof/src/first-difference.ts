/**
 * The first line that differs, with the expected line.
 *
 * @returns undefined where both texts have the same lines
 */
export function firstDifference(stored: readonly string[], expected: readonly string[]): string | undefined {
  const at = stored.findIndex((line, index) => line !== expected[index])
  if (at === -1 && stored.length === expected.length) return undefined
  const index = at === -1 ? stored.length : at
  return `line ${index} of ${stored.length}/${expected.length}\n  stored   ${stored[index]}\n  expected ${expected[index]}`
}
