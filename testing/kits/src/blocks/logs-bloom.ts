import { keccak } from "./keccak.ts"

/** A bloom filter of 2,048 bits (Yellow Paper, 4.3.1). */
export type Bloom = Uint8Array

export const newBloom = (): Bloom => new Uint8Array(256)

/** Sets the three bits for an address or topic. */
export function addToBloom(bloom: Bloom, value: Uint8Array): void {
  const { buffer, byteOffset } = keccak(value)
  const hash = new DataView(buffer, byteOffset)
  for (const at of [0, 2, 4]) {
    const bit = hash.getUint16(at) & 2047
    setBits(bloom, 255 - (bit >> 3), 1 << (bit & 7))
  }
}

/** Sets the bits that are set in another filter. */
export function mergeBloom(bloom: Bloom, other: Bloom): void {
  for (const [at, bits] of other.entries()) setBits(bloom, at, bits)
}

function setBits(bloom: Bloom, at: number, bits: number): void {
  bloom[at] = (bloom[at] ?? 0) | bits
}
