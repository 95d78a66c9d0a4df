import { WarpError } from "./warp-error.ts"

/** The bit length of a set: its highest index plus one. */
export function bitLength(bits: Uint8Array): number {
  const first = bits[0]
  return first === undefined ? 0 : bits.length * 8 - Math.clz32(first) + 24
}

/** @throws {WarpError} `bit-set` if it has leading zero bytes */
export function assertShortest(bits: Uint8Array): void {
  if (bits[0] === 0)
    throw new WarpError("bit-set", "The bit set begins with a zero byte: it is not in its shortest form")
}

/** The number of members of a set. */
export function countBits(bits: Uint8Array): number {
  let count = 0
  for (let rest of bits) for (; rest > 0; rest &= rest - 1) count++
  return count
}

/**
 * Formats a set of indices as bytes: a big-endian number whose lowest bit is index 0, without leading zeros.
 *
 * @throws {RangeError} when an index is not an integer of at least 0
 * @example
 * import { formatBitSet } from "@serac/chain"
 *
 * formatBitSet([0, 2, 8]) // Uint8Array [ 1, 5 ]
 */
export function formatBitSet(indices: Iterable<number>): Uint8Array {
  const members = [...indices]
  for (const index of members) {
    if (!Number.isInteger(index) || index < 0) throw new RangeError("An index of a bit set is a whole number from 0 on")
  }
  const bits = new Uint8Array(members.reduce((length, index) => Math.max(length, (index >> 3) + 1), 0))
  for (const index of members) {
    const at = bits.length - 1 - (index >> 3)
    bits[at] = (bits[at] as number) | (1 << (index & 7))
  }
  return bits
}

/**
 * Parses a bit set to its indices, ascending.
 *
 * @throws {WarpError} `bit-set` when it is not in its shortest form
 * @example
 * import { parseBitSet } from "@serac/chain"
 *
 * parseBitSet(Uint8Array.of(1, 5)) // [ 0, 2, 8 ]
 */
export function parseBitSet(bits: Uint8Array): number[] {
  assertShortest(bits)
  const indices: number[] = []
  for (let at = bits.length - 1, base = 0; at >= 0; at--, base += 8) {
    const byte = bits[at] as number
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) indices.push(base + bit)
  }
  return indices
}
