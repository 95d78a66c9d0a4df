// @serac/chain has the portable module for hexadecimal text and bytes. This module uses Node's own conversions, which are several
// times as fast, to read and write rows.

/** Bytes in lower-case hexadecimal after `0x`: addresses of 20 bytes, hashes and token IDs of 32. */
export type Hex = `0x${string}`

/** Octets of hexadecimal text after `0x`. */
export function bytesFromHex(hex: string): Uint8Array {
  return Buffer.from(hex.slice(2), "hex")
}

/** Hexadecimal text after `0x`, lower case. */
export function hexOf(bytes: Uint8Array): Hex {
  return `0x${hexDigits(bytes)}`
}

/** Hexadecimal digits without `0x`, lower case. */
export function hexDigits(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")
}
