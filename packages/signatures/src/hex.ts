/** The bytes of hexadecimal digits, with or without `0x`; the caller knows that they are such. */
export function bytesOfHex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text.startsWith("0x") ? text.slice(2) : text, "hex"))
}

/** Hexadecimal digits without `0x`. */
export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("hex")
}
