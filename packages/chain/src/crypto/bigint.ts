/** Reads bytes as a big-endian number. */
export function toBigint(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}

/** A number below 2^256 as 32 big-endian bytes. */
export function toBytes32(value: bigint): Uint8Array {
  const bytes = new Uint8Array(32)
  for (let i = 31, rest = value; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 0xffn)
  return bytes
}
