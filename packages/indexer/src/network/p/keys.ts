import { hash } from "node:crypto"
import { equalBytes } from "@serac/chain"
import { hexDigits } from "@serac/store"

/** So many byte strings are compared with each other in less time than texts are made of them. */
const few = 8

/** Bytes as hexadecimal digits without `0x`: how maps know them, and how they are remembered. */
export const hexKey: (bytes: Uint8Array) => string = hexDigits

/** Bytes as as many characters: keys of maps that nobody reads, in less time. */
export const latin1Of = (bytes: Uint8Array): string =>
  (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).toString("latin1")

/** Bytes of a key. */
export const bytesFromKey = (key: string): Uint8Array => new Uint8Array(Buffer.from(key, "hex"))

/** Node's own sha256, several times as fast as one in JavaScript. */
export const hashing = {
  sha256(bytes: Uint8Array): Uint8Array {
    // By way of a text it takes half the time: a digest as a buffer has memory of its own, outside of the heap.
    const { buffer, byteOffset, byteLength } = Buffer.from(hash("sha256", bytes, "binary"), "binary")
    return new Uint8Array(buffer, byteOffset, byteLength)
  },
}

/** The id of the primary network, of the P-Chain, and of the transaction that made the first UTXOs. */
export const zeroId: Uint8Array = new Uint8Array(32)

/** The ID of the primary network as a key. */
export const primarySubnetKey: string = hexKey(zeroId)

/** A wire's u64 as a number; what is above 2^53-1 is cut to it. */
export const toSafeNumber = (value: bigint): number =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)

/** Each of the byte strings once, in their order. */
export function eachOnce(lists: Iterable<readonly Uint8Array[]>): readonly Uint8Array[] {
  const all = [...lists].flat()
  if (all.length <= few) return all.filter((bytes, at) => all.findIndex((one) => equalBytes(one, bytes)) === at)
  const found = new Map<string, Uint8Array>()
  for (const bytes of all) {
    const key = latin1Of(bytes)
    if (!found.has(key)) found.set(key, bytes)
  }
  return [...found.values()]
}
