/** Encodes a value in DER: tag, length and content. The content has at most 65,535 bytes. */
export function der(tag: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  const head =
    length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff]
  const bytes = new Uint8Array(head.length + length)
  bytes.set(head)
  let offset = head.length
  for (const part of content) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
