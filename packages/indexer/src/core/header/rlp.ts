import { nonsense } from "../fault.ts"
import { shownValue } from "../node/index.ts"

/*
 * RLP items are hexadecimal digits without `0x`, as a node sends them. A whole item is converted to bytes at once, which
 * takes a fraction of the time of converting each member.
 */

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** The empty item: zero, or no recipient. */
export const emptyItem = "80"

/** Encodes bytes. @param digits - two for each byte */
export function bytesItem(digits: string): string {
  if (digits.length === 2 && digits < "80") return digits
  return prefix(0x80, digits.length >> 1) + digits
}

/** Encodes a list. @param items - its encoded items, concatenated */
export function listItem(items: string): string {
  return prefix(0xc0, items.length >> 1) + items
}

function prefix(offset: number, length: number): string {
  if (length <= 55) return bytes[offset + length] as string
  const digits = length.toString(16)
  const even = digits.length & 1 ? `0${digits}` : digits
  return (bytes[offset + 55 + (even.length >> 1)] as string) + even
}

/** Encodes a byte as a number, such as a type. */
export const byteItem = (value: number): string => (value === 0 ? emptyItem : bytesItem(bytes[value] as string))

/** The two hexadecimal digits of a byte. */
export const byteDigits = (value: number): string => bytes[value] as string

/** Encodes a quantity in a node's notation. @throws NodeFault unless it is a text that begins with `0x` and a digit */
export function quantityItem(value: unknown, what: string): string {
  if (typeof value !== "string" || value.length < 3 || !value.startsWith("0x"))
    throw nonsense(`${what} is ${shownValue(value)}, not a quantity`)
  let at = 2
  while (value.charCodeAt(at) === 48) at += 1
  const digits = value.slice(at)
  return digits === "" ? emptyItem : bytesItem(digits.length & 1 ? `0${digits}` : digits)
}

/** Encodes bytes in a node's notation. @throws NodeFault unless it is a text of even length that begins with `0x` */
export function dataItem(value: unknown, what: string): string {
  if (typeof value !== "string" || (value.length & 1) !== 0 || !value.startsWith("0x"))
    throw nonsense(`${what} is ${shownValue(value)}, not bytes`)
  return bytesItem(value.slice(2))
}
