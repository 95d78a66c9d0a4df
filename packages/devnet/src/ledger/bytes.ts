const byteDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/**
 * Bytes as the key of a map, as ledgers have them: lower-case hexadecimal. The order of keys is that of the bytes.
 *
 * @example
 * import { keyOf } from "@serac/devnet/ledger"
 *
 * keyOf(Uint8Array.of(0, 255)) // "00ff"
 */
export function keyOf(bytes: Uint8Array): string {
  // Joined, it is one string in memory; added up, it would be a tree of them ten times its size.
  const pairs = new Array<string>(bytes.length)
  for (let at = 0; at < bytes.length; at++) pairs[at] = byteDigits[bytes[at] as number] as string
  return pairs.join("")
}

/**
 * The bytes of a key.
 *
 * @example
 * import { bytesOfKey } from "@serac/devnet/ledger"
 *
 * bytesOfKey("00ff") // Uint8Array [ 0, 255 ]
 */
export function bytesOfKey(key: string): Uint8Array {
  const bytes = new Uint8Array(key.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(key.slice(2 * at, 2 * at + 2), 16)
  return bytes
}

/** Thirty-two zeros: the P-Chain, the primary network, and what belongs to nothing. */
export const zeroID: Uint8Array = new Uint8Array(32)
