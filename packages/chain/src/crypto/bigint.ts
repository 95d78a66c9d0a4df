/** The big-endian number that the bytes are. */
export function toBigint(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}

/** The 32 bytes, big-endian, of a number below 2^256. */
export function toBytes32(value: bigint): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let i = 31, rest = value; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 0xffn)
  return bytes
}
