import { formatHex, parseHex } from "@serac/chain"

/** The bytes of hexadecimal digits, with or without `0x`, since the aggregator accepts both. @throws {TextError} for other text */
export function bytesOfHex(text: string): Uint8Array {
  return parseHex(text.startsWith("0x") ? text : `0x${text}`, "hexnc")
}

/** Hexadecimal digits without `0x`, in the format of the aggregator. */
export function hexOf(bytes: Uint8Array): string {
  return formatHex(bytes, "hexnc").slice(2)
}
