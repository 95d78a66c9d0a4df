/** The character codes of the two digits of each byte. */
const digitCodes = new TextEncoder().encode(
  Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0")).join(""),
)
const ascii = new TextDecoder("latin1")

/**
 * Converts bytes to a map key: lower-case hexadecimal. Keys sort in the order of their bytes.
 *
 * @example
 * import { keyOf } from "@serac/devnet/ledger"
 *
 * keyOf(Uint8Array.of(0, 255)) // "00ff"
 */
export function keyOf(bytes: Uint8Array): string {
  // Decoding makes one flat string; concatenation would make a tree of strings that takes ten times the memory.
  const codes = new Uint8Array(2 * bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    const first = 2 * (bytes[at] as number)
    codes[2 * at] = digitCodes[first] as number
    codes[2 * at + 1] = digitCodes[first + 1] as number
  }
  return ascii.decode(codes)
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
