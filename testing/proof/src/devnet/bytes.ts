/** The bytes of a hexadecimal text with `0x`. */
export function bytesFromHex(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), "hex"))
}
