import { randomInt } from "node:crypto"
import { crc32 } from "node:zlib"

const base62Digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
/** 47 bits: two keys of a store practically never share an ID; the ID is not secret. */
const idLength = 8
/** 256 bits. */
const secretLength = 43
/** Base62 digits of a CRC-32. */
const checksumLength = 6
const prefix = "serac_"
const length = prefix.length + idLength + 1 + secretLength + checksumLength

/** The pattern of a key, for secret scanners: `serac_`, the key's ID, `_`, and 49 letters and digits, of which the last six are a checksum. */
export const keyPattern: RegExp = /\bserac_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}\b/

const wholeKeyPattern = new RegExp(`^${keyPattern.source.replaceAll("\\b", "")}$`)

/** Makes the text of a random key: `serac_<id>_<secret><checksum>`. Anyone who reads the text can use the key. */
export function makeKeyText(): string {
  const bare = `${prefix}${randomDigits(idLength)}_${randomDigits(secretLength)}`
  return bare + checksumOf(bare)
}

/** The ID of a key, which may be logged; undefined for text that is not a key, or a key with a typing error. */
export function keyIdOf(text: string): string | undefined {
  if (text.length !== length || !wholeKeyPattern.test(text)) return undefined
  const end = length - checksumLength
  if (checksumOf(text.slice(0, end)) !== text.slice(end)) return undefined
  return namePart(text)
}

/** The position of the ID in a text, whether or not the text is a key. */
export function namePart(text: string): string {
  return text.slice(prefix.length, prefix.length + idLength)
}

/** Uniformly distributed digits. */
function randomDigits(count: number): string {
  return Array.from({ length: count }, () => base62Digits[randomInt(base62Digits.length)]).join("")
}

/** The checksum of the text before it; it detects typing errors without a query. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ""
  for (let at = 0; at < checksumLength; at += 1) {
    checksum = base62Digits[rest % base62Digits.length] + checksum
    rest = Math.floor(rest / base62Digits.length)
  }
  return checksum
}
