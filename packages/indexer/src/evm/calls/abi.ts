import type { Hex } from "@serac/store"
import { decode } from "ox/AbiParameters"
import { maxNameLength, safeLine, utf8 } from "../../metadata/index.ts"

const wordDigits = 64

/** The 64 digits of a number as an ABI word. */
export function wordOf(value: bigint | number): string {
  return value.toString(16).padStart(wordDigits, "0")
}

/** The number in an answer; undefined unless the answer is exactly one word. */
export function decodedUint(answer: Hex | undefined): bigint | undefined {
  return answer?.length === 2 + wordDigits ? BigInt(answer) : undefined
}

/** Whether an answer is a single word with the value 1. */
export function isTrue(answer: Hex | undefined): boolean {
  return decodedUint(answer) === 1n
}

/**
 * The text in an answer that is encoded as a single `string` or `bytes`: UTF-8, with U+FFFD for invalid bytes. Padding may
 * be missing, and the offset may have any value within the answer; a reference beyond the answer's end makes the result
 * undefined.
 *
 * @param maxBytes - maximum bytes that become text.
 */
export function stringOf(answer: Hex | undefined, maxBytes: number): string | undefined {
  if (answer === undefined || answer.length < 2 + 2 * wordDigits) return undefined
  try {
    // Decoded as bytes: decoding as a string would lose leading zeros.
    const [bytes] = decode([{ type: "bytes" }], answer)
    return utf8(Buffer.from(bytes.slice(2, 2 + 2 * maxBytes), "hex"))
  } catch {
    return undefined
  }
}

/**
 * The name or symbol in an answer: a `string`, or the `bytes32` of older tokens. Control characters are removed, and it is
 * cut to {@link maxNameLength}; undefined if the answer is neither, or empty.
 */
export function decodedName(answer: Hex | undefined): string | undefined {
  // Four bytes for each of the 4 * maxNameLength units that safeLine reads, so that the cut in bytes never affects a kept character.
  const text = bytes32Of(answer) ?? stringOf(answer, 16 * maxNameLength)
  return (text && safeLine(text, maxNameLength)) || undefined
}

const strict = new TextDecoder("utf-8", { fatal: true })

/** The text in a word; empty if the word is no text, such as a number; undefined unless the answer is one word. */
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
