import type { Hex } from "./rows.ts"

/** Octets of hexadecimal text after `0x`. */
export function bytesOf(hex: string): Uint8Array {
  return Buffer.from(hex.slice(2), "hex")
}

/** Hexadecimal text after `0x`, lower case. */
export function hexOf(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex")}`
}
