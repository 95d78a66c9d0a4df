import { hash } from "node:crypto"

/** Bytes as hexadecimal digits without `0x`: how maps know them, and how they are remembered. */
export const keyOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")

/** Bytes of a key. */
export const bytesOf = (key: string): Uint8Array => new Uint8Array(Buffer.from(key, "hex"))

/** Node's own sha256, several times as fast as one in JavaScript. */
export const hashing = {
  sha256(bytes: Uint8Array): Uint8Array {
    const digest = hash("sha256", bytes, "buffer")
    return new Uint8Array(digest.buffer, digest.byteOffset, digest.byteLength)
  },
}

/** The id of the primary network, of the P-Chain, and of the transaction that made the first UTXOs. */
export const zeroId: Uint8Array = new Uint8Array(32)

export const primaryNetwork: string = keyOf(zeroId)

/** A wire's u64 as a number; what is above 2^53-1 is cut to it. */
export const toSafeNumber = (value: bigint): number =>
  value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)

/** Each of the byte strings once, in their order. */
export function eachOnce(lists: Iterable<readonly Uint8Array[]>): readonly Uint8Array[] {
  const found = new Map<string, Uint8Array>()
  for (const list of lists) {
    for (const bytes of list) {
      const key = keyOf(bytes)
      if (!found.has(key)) found.set(key, bytes)
    }
  }
  return [...found.values()]
}
