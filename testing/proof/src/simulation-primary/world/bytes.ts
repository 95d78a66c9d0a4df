import { hash } from "node:crypto"

export const sha256 = (bytes: Uint8Array | string): Uint8Array => new Uint8Array(hash("sha256", bytes, "buffer"))

/** Bytes as hex digits, used as map keys. */
export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

/** The given number of bytes, derived from a name. */
export function bytesFor(name: string, length: number): Uint8Array {
  const parts: Uint8Array[] = []
  for (let made = 0; made < length; made += 32) parts.push(sha256(`${name} ${made}`))
  return new Uint8Array(Buffer.concat(parts).subarray(0, length))
}

/** The ID of the primary network, of the P-Chain, and of the transaction that made the first UTXOs. */
export const zeroID: Uint8Array = new Uint8Array(32)
