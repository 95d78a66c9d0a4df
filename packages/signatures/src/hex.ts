import { formatHex, parseHex } from "@serac/chain"

/** The bytes of hexadecimal digits, with or without `0x`, as the aggregator takes both. @throws {TextError} when they are none */
export function bytesOfHex(text: string): Uint8Array {
  return parseHex(text.startsWith("0x") ? text : `0x${text}`, "hexnc")
}

/** Hexadecimal digits without `0x`, as the aggregator writes them. */
export function hexOf(bytes: Uint8Array): string {
  return formatHex(bytes, "hexnc").slice(2)
}
