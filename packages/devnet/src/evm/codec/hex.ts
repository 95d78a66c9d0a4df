import { formatHex, parseHex } from "@serac/chain"

/** Lower-case hexadecimal text with the prefix `0x`. */
export type Hex = `0x${string}`

/** Bytes as lower-case text with `0x`, two digits a byte. */
export const toHex = (bytes: Uint8Array): Hex => formatHex(bytes, "hexnc") as Hex

/** Parses a text with `0x` and an even number of digits. @throws RangeError for any other text. */
export function fromHex(text: string): Uint8Array {
  if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(text)) throw new RangeError("Not hexadecimal text with two digits a byte.")
  return parseHex(text, "hexnc")
}

/** Formats a number as a JSON-RPC quantity: no leading zeros, `0x0` for zero. */
export const toQuantity = (value: bigint | number): Hex => `0x${value.toString(16)}`

/** Reads big-endian bytes as a number; no bytes are 0. */
export function toBigInt(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(toHex(bytes))
}

/** The shortest big-endian bytes of a number; no bytes for 0, as RLP encodes integers. */
export function minimalBytes(value: bigint): Uint8Array {
  if (value === 0n) return empty
  const text = value.toString(16)
  return fromHex(`0x${text.length % 2 === 0 ? text : `0${text}`}`)
}

/** Pads bytes with leading zeros to a length. */
export function padLeft(bytes: Uint8Array, length: number): Uint8Array {
  if (bytes.length >= length) return bytes
  const padded = new Uint8Array(length)
  padded.set(bytes, length - bytes.length)
  return padded
}

/** A number as a 32-byte word. */
export const toWord = (value: bigint | number): Uint8Array => padLeft(minimalBytes(BigInt(value)), 32)

/** Concatenates byte strings. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** No bytes. */
export const empty: Uint8Array = new Uint8Array(0)

/** Thirty-two zero bytes as text. */
export const zeroHash: Hex = `0x${"0".repeat(64)}`

/** The address of twenty zero bytes. */
export const zeroAddress: Hex = `0x${"0".repeat(40)}`
