import type { Hex } from "@serac/store"
import { decode } from "ox/AbiParameters"
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
 * @param maxBytes - no more of it becomes text.
 */
export function stringOf(answer: Hex | undefined, maxBytes: number): string | undefined {
  if (answer === undefined || answer.length < 2 + 2 * wordDigits) return undefined
  try {
    // As bytes: a text that begins with zeros would be read without them.
    const [bytes] = decode([{ type: "bytes" }], answer)
    return utf8(Buffer.from(bytes.slice(2, 2 + 2 * maxBytes), "hex"))
  } catch {
    return undefined
  }
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
