import { WarpError } from "./warp-error.ts"

/** How many bits the set has up to its highest member: the highest index and one. */
export function bitLength(bits: Uint8Array): number {
  const first = bits[0]
  return first === undefined ? 0 : bits.length * 8 - Math.clz32(first) + 24
}

/** @throws {WarpError} `bit-set` when leading zero bytes make it longer than it need be */
export function assertShortest(bits: Uint8Array): void {
  if (bits[0] === 0)
    throw new WarpError("bit-set", "The bit set begins with a zero byte: it is not in its shortest form")
}

/** How many members a set has, without naming them. */
export function countBits(bits: Uint8Array): number {
  let count = 0
  for (let rest of bits) for (; rest > 0; rest &= rest - 1) count++
  return count
}

/**
 * The bytes of a set of indices: a big-endian number whose lowest bit is index 0, without leading zeros.
 *
 * @throws {RangeError} when an index is no whole number from 0 on
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
 * The indices of a bit set, ascending.
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
