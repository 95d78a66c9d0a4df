import { randomInt } from "node:crypto"
import { crc32 } from "node:zlib"

const base62Digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
/** 47 bits: enough that two keys of a store never share it by chance, and no secret. */
const idLength = 8
/** 256 bits. */
const secretLength = 43
/** What 32 bits take. */
const checksumLength = 6
const prefix = "serac_"
const length = prefix.length + idLength + 1 + secretLength + checksumLength

/**
 * What every key looks like, for secret scanners: `serac_`, the part that names it, `_`, and 49 letters and digits, of which the last six
 * are a checksum.
 */
export const keyPattern: RegExp = /\bserac_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}\b/

const wholeKeyPattern = new RegExp(`^${keyPattern.source.replaceAll("\\b", "")}$`)

/** Makes a key of random digits: `serac_<short>_<secret><checksum>`. Whoever reads it can use it. */
export function makeKeyText(): string {
  const bare = `${prefix}${randomDigits(idLength)}_${randomDigits(secretLength)}`
  return bare + checksumOf(bare)
}

/** The part of a key that names it and may stand in logs; undefined for what is no key, or one with a typing error. */
export function keyIdOf(text: string): string | undefined {
  if (text.length !== length || !wholeKeyPattern.test(text)) return undefined
  const end = length - checksumLength
  if (checksumOf(text.slice(0, end)) !== text.slice(end)) return undefined
  return namePart(text)
}

/** What names a key where a text is one; any text has such a part. */
export function namePart(text: string): string {
  return text.slice(prefix.length, prefix.length + idLength)
}

/** Each digit is as likely as any other. */
function randomDigits(count: number): string {
  return Array.from({ length: count }, () => base62Digits[randomInt(base62Digits.length)]).join("")
}

/** Of everything before it, so that a typing error is told without asking the store. */
function checksumOf(text: string): string {
  let rest = crc32(text)
  let checksum = ""
  for (let at = 0; at < checksumLength; at += 1) {
    checksum = base62Digits[rest % base62Digits.length] + checksum
    rest = Math.floor(rest / base62Digits.length)
  }
  return checksum
}
