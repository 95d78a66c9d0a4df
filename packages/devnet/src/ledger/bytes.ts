const byteDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/**
 * Converts bytes to a map key: lower-case hexadecimal. Keys sort in the order of their bytes.
 *
 * @example
 * import { keyOf } from "@serac/devnet/ledger"
 *
 * keyOf(Uint8Array.of(0, 255)) // "00ff"
 */
export function keyOf(bytes: Uint8Array): string {
  // `join` makes one flat string; concatenation would make a tree of strings that takes ten times the memory.
  const pairs = new Array<string>(bytes.length)
  for (let at = 0; at < bytes.length; at++) pairs[at] = byteDigits[bytes[at] as number] as string
  return pairs.join("")
}

/**
 * Converts a map key, lower-case hexadecimal, back to bytes.
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

/** 32 zero bytes: the id of the P-Chain and of the primary network, and the placeholder for "no id". */
export const zeroID: Uint8Array = new Uint8Array(32)
