/**
 * Which of two byte strings comes first: negative, zero or positive. The order of everything that has to be sorted.
 *
 * @example
 * import { compareBytes } from "@serac/chain"
 *
 * compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3)) // -1
 */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const difference = (a[i] as number) - (b[i] as number)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/**
 * Whether two byte strings are the same.
 *
 * @example
 * import { equalBytes } from "@serac/chain"
 *
 * equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2)) // true
 */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return compareBytes(a, b) === 0
}
