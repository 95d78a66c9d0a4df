import { withChecksum, withoutChecksum } from "./checksum.ts"
import { TextError } from "./text-error.ts"

/** The node's names of its hex forms: `hex` and `hexc` have a checksum after the data, `hexnc` does not. */
export type HexEncoding = "hex" | "hexc" | "hexnc"

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))
const manyBytes = 64
const ascii = new TextDecoder()
const invalidDigit = 0xff
const digitValues = new Uint8Array(128).fill(invalidDigit)
for (const [value, digit] of [..."0123456789abcdef"].entries()) {
  digitValues[digit.charCodeAt(0)] = value
  digitValues[digit.toUpperCase().charCodeAt(0)] = value
}

const isHexEncoding = (encoding: string): encoding is HexEncoding =>
  encoding === "hex" || encoding === "hexc" || encoding === "hexnc"

/**
 * Formats bytes as `0x` and lower-case digits, followed by the last four bytes of their sha256 unless the encoding is `hexnc`.
 *
 * @param encoding Default: `hex`, the node's default
 * @throws {TextError} `encoding` when it is not one of the three
 * @example
 * import { formatHex } from "@serac/chain"
 *
 * formatHex(Uint8Array.of(1, 2)) // "0x010223f63222"
 * formatHex(Uint8Array.of(1, 2), "hexnc") // "0x0102"
 */
export function formatHex(bytes: Uint8Array, encoding: HexEncoding = "hex"): string {
  if (!isHexEncoding(encoding)) throw new TextError("encoding", "The encoding is none of hex, hexc, hexnc")
  const whole = encoding === "hexnc" ? bytes : withChecksum(bytes)
  if (whole.length > manyBytes) return longHex(whole)
  let text = "0x"
  for (let i = 0; i < whole.length; i++) text += pairs[whole[i] as number]
  return text
}

/** Joins chunks: a string that is concatenated of many parts takes a multiple of its length in memory. */
function longHex(bytes: Uint8Array): string {
  const codes = new Uint8Array(2 + 2 * bytes.length)
  codes.set([0x30, 0x78])
  for (let i = 0; i < bytes.length; i++) {
    const pair = pairs[bytes[i] as number] as string
    codes[2 + 2 * i] = pair.charCodeAt(0)
    codes[3 + 2 * i] = pair.charCodeAt(1)
  }
  return ascii.decode(codes)
}

/**
 * Parses a hex text and verifies the checksum of `hex` and `hexc`. Digits may be of either case, the
 * prefix must be `0x`, and an empty text has no bytes, as on a node.
 *
 * @param encoding Default: `hex`, the node's default
 * @throws {TextError} `encoding`, `prefix`, `length`, `alphabet`, `checksum`
 * @example
 * import { parseHex } from "@serac/chain"
 *
 * parseHex("0x010223f63222") // Uint8Array [ 1, 2 ]
 */
export function parseHex(text: string, encoding: HexEncoding = "hex"): Uint8Array {
  if (text.length === 0) return new Uint8Array()
  if (!isHexEncoding(encoding)) throw new TextError("encoding", "The encoding is none of hex, hexc, hexnc")
  if (!text.startsWith("0x")) throw new TextError("prefix", "Hex begins with 0x")
  if (text.length % 2 !== 0) throw new TextError("length", "Hex has an even number of digits")
  const bytes = new Uint8Array(text.length / 2 - 1)
  for (let i = 0, at = 2; i < bytes.length; i++, at += 2) {
    const high = digitValues[text.charCodeAt(at)] ?? invalidDigit
    const low = digitValues[text.charCodeAt(at + 1)] ?? invalidDigit
    if (high === invalidDigit || low === invalidDigit) {
      throw new TextError("alphabet", `The character at ${high === invalidDigit ? at : at + 1} is not a hex digit`)
    }
    bytes[i] = (high << 4) | low
  }
  return encoding === "hexnc" ? bytes : withoutChecksum(bytes)
}
