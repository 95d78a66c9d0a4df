const digits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** Bytes as ledgers have them in keys: lower-case hexadecimal. */
export function keyOf(bytes: Uint8Array): string {
  let key = ""
  for (const byte of bytes) key += digits[byte]
  return key
}

/** The bytes of a key. */
export function bytesOfKey(key: string): Uint8Array {
  const bytes = new Uint8Array(key.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(key.slice(2 * at, 2 * at + 2), 16)
  return bytes
}
