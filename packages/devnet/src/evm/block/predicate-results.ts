import { concat, fromHex, type Hex } from "../codec/hex.ts"
import { warpAddress } from "../precompiles/warp-gas.ts"

/** The indices of failed predicates by transaction hash; transactions without predicates are absent. */
export type PredicateResults = ReadonlyMap<Hex, ReadonlySet<number>>

/** Encodes predicate results for a header's extra data, where they follow the fee state. */
export function encodePredicateResults(results: PredicateResults): Uint8Array {
  const hashes = [...results.keys()].sort()
  const entries = hashes.map((hash) => {
    const bits = bitsOf(results.get(hash) as ReadonlySet<number>)
    return concat(fromHex(hash), uint32(1), fromHex(warpAddress), uint32(bits.length), bits)
  })
  return concat(new Uint8Array(2), uint32(entries.length), ...entries)
}

/** A set of indices as a bit set, in the fewest big-endian bytes. */
function bitsOf(set: ReadonlySet<number>): Uint8Array {
  const highest = Math.max(-1, ...set)
  const bytes = new Uint8Array(Math.ceil((highest + 1) / 8))
  for (const bit of set) {
    const at = bytes.length - 1 - (bit >> 3)
    bytes[at] = (bytes[at] as number) | (1 << (bit & 7))
  }
  return bytes
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
