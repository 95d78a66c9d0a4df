import { RLP } from "@ethereumjs/rlp"

/** Decoded RLP: bytes, or a list. */
export type RlpItem = Uint8Array | RlpItem[]

/** The error of bytes that are not RLP of the expected kind, with the text of the node's decoder. */
export class RlpError extends Error {
  override readonly name = "RlpError"
}

/**
 * Decodes one value; no bytes may follow it.
 *
 * @throws RlpError with the node's text
 */
export function decodeRlp(bytes: Uint8Array): RlpItem {
  let decoded: { data: RlpItem; remainder: Uint8Array }
  try {
    decoded = RLP.decode(bytes, true) as unknown as typeof decoded
  } catch (error) {
    throw new RlpError(goText(bytes, error))
  }
  if (decoded.remainder.length > 0) throw new RlpError("rlp: input contains more than one value")
  return decoded.data
}

/** The node's text for a truncated value, or for one that is not in its shortest form. */
function goText(bytes: Uint8Array, error: unknown): string {
  if (bytes.length === 0) return "EOF"
  const message = error instanceof Error ? error.message : ""
  if (/leading zeros|extra zeros|should be|too small|single byte/i.test(message))
    return "rlp: non-canonical size information"
  return "rlp: value size exceeds available input length"
}

/** The items of a list that must have the given number of items. @throws RlpError */
export function structItems(item: RlpItem, count: number, name: string): readonly RlpItem[] {
  if (!Array.isArray(item)) throw new RlpError(`rlp: expected input list for ${name}`)
  if (item.length < count) throw new RlpError(`rlp: too few elements for ${name}`)
  if (item.length > count) throw new RlpError(`rlp: input list has too many elements for ${name}`)
  return item
}

/** Decodes an integer without leading zeros. @throws RlpError */
export function rlpInteger(item: RlpItem | undefined, name: string, bytes = 32): bigint {
  if (!(item instanceof Uint8Array)) throw new RlpError(`rlp: expected input string or byte for ${name}`)
  if (item[0] === 0) throw new RlpError(`rlp: non-canonical integer (leading zero bytes) for ${name}`)
  if (bytes === 8 && item.length > 8) throw new RlpError(`rlp: input string too long for uint64, decoding into ${name}`)
  let value = 0n
  for (const byte of item) value = value * 256n + BigInt(byte)
  return value
}

/** Decodes bytes, of a given length if there is one. @throws RlpError */
export function rlpBytes(item: RlpItem | undefined, name: string, length?: number): Uint8Array {
  if (!(item instanceof Uint8Array)) throw new RlpError(`rlp: expected input string or byte for ${name}`)
  if (length !== undefined && item.length !== length)
    throw new RlpError(`rlp: input string too ${item.length < length ? "short" : "long"} for ${name}`)
  return item
}
