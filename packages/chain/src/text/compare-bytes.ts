/**
 * Compares two byte strings for sorting: negative, zero or positive. All sorted parts of transactions have this order.
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
 * Whether two byte strings are equal.
 *
 * @example
 * import { equalBytes } from "@serac/chain"
 *
 * equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2)) // true
 */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return compareBytes(a, b) === 0
}
