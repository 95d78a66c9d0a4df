import type { Hex } from "@serac/store"
import { maxNameLength, safeLine, utf8 } from "../../metadata/index.ts"

const wordDigits = 64

/** Digits of the number as a word of the ABI. */
export function wordOf(value: bigint | number): string {
  return value.toString(16).padStart(wordDigits, "0")
}

/** The number that an answer is; undefined unless it is exactly one word. */
export function decodedUint(answer: Hex | undefined): bigint | undefined {
  return answer?.length === 2 + wordDigits ? BigInt(answer) : undefined
}

/** Whether an answer is one word that is 1. */
export function isTrue(answer: Hex | undefined): boolean {
  return decodedUint(answer) === 1n
}

/**
 * The text that an answer is, encoded as a single `string` or `bytes`: UTF-8 with U+FFFD where it is none.
 *
 * Padding may be missing, and the offset may be any that lies within the answer; whatever points beyond the answer's end is
 * no text, and undefined.
 *
 * @param maxBytes - no more of it is decoded.
 */
export function stringOf(answer: Hex | undefined, maxBytes: number): string | undefined {
  if (answer === undefined || answer.length < 2 + 2 * wordDigits) return undefined
  const end = answer.length
  const offset = numberAt(answer, 2, end)
  if (offset === undefined) return undefined
  const lengthAt = 2 + 2 * offset
  const length = numberAt(answer, lengthAt, end)
  if (length === undefined) return undefined
  const from = lengthAt + wordDigits
  if (from + 2 * length > end) return undefined
  return utf8(Buffer.from(answer.slice(from, from + 2 * Math.min(length, maxBytes)), "hex"))
}

/**
 * The name or symbol that an answer is: a `string`, or the `bytes32` of tokens that are older than that habit. Made harmless
 * and cut to {@link maxNameLength}; undefined where it is neither, or empty.
 */
export function decodedName(answer: Hex | undefined): string | undefined {
  // Four octets for each character, so that the cut in octets shows in none that is kept.
  const text = bytes32Of(answer) ?? stringOf(answer, 16 * maxNameLength)
  return (text && safeLine(text, maxNameLength)) || undefined
}

const strict = new TextDecoder("utf-8", { fatal: true })

/** Empty where a word is no text, as a number is not; undefined where the answer is not one word. */
function bytes32Of(answer: Hex | undefined): string | undefined {
  if (answer?.length !== 2 + wordDigits) return undefined
  const bytes = Buffer.from(answer.slice(2), "hex")
  const text = bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)
  if (text.includes(0)) return ""
  try {
    return strict.decode(text)
  } catch {
    return ""
  }
}

/** A word as a number that can be a position within `end` digits. */
function numberAt(answer: Hex, at: number, end: number): number | undefined {
  if (at + wordDigits > end) return undefined
  const value = BigInt(`0x${answer.slice(at, at + wordDigits)}`)
  return value <= BigInt(end) ? Number(value) : undefined
}
