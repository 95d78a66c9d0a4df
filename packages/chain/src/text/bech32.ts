import { bech32, bech32m } from "@scure/base"
import { TextError } from "./text-error.ts"

// BIP 173.
const longestBech32 = 90
const checksumCharacters = 6

/** Encodes bytes in Bech32 (BIP 173). @throws {TextError} `alphabet`, `length` */
export function encodeBech32(hrp: string, bytes: Uint8Array): string {
  if (!/^[!-@[-~]+$/.test(hrp)) throw new TextError("alphabet", "A Bech32 prefix is printable ASCII without upper case")
  const length = hrp.length + 1 + Math.ceil((bytes.length * 8) / 5) + checksumCharacters
  if (length > longestBech32) throw new TextError("length", `A Bech32 text has at most ${longestBech32} characters`)
  return bech32.encodeFromBytes(hrp, bytes)
}

/**
 * Decodes Bech32 like a node: it also accepts Bech32m's checksum, and a payload whose last group does not end at a
 * byte; its bits become another byte.
 *
 * @throws {TextError} `length`, `alphabet`, `case`, `separator`, `checksum`
 */
export function decodeBech32(text: string): { readonly hrp: string; readonly bytes: Uint8Array } {
  if (text.length < 8 || text.length > longestBech32) {
    throw new TextError("length", `A Bech32 text has 8 to ${longestBech32} characters`)
  }
  if (!/^[!-~]*$/.test(text)) throw new TextError("alphabet", "A Bech32 text is printable ASCII")
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) {
    throw new TextError("case", "A Bech32 text is all lower case or all upper case")
  }
  const separator = lower.lastIndexOf("1")
  if (separator < 1 || separator + 1 + checksumCharacters > lower.length) {
    throw new TextError("separator", "A Bech32 text has a prefix, a 1 and at least a checksum")
  }
  const stranger = lower.slice(separator + 1).search(/[^qpzry9x8gf2tvdw0s3jn54khce6mua7l]/)
  if (stranger >= 0) {
    throw new TextError("alphabet", `The character at ${separator + 1 + stranger} is not one of Bech32's`)
  }
  const read = bech32.decodeUnsafe(lower) ?? bech32m.decodeUnsafe(lower)
  if (read === undefined) throw new TextError("checksum", "The checksum does not belong to the address")
  return { hrp: read.prefix, bytes: bytesOfGroups(read.words) }
}

/** Converts groups of five bits to bytes; the last byte is padded with zeros. */
function bytesOfGroups(groups: readonly number[]): Uint8Array {
  const filled = [...groups, ...new Array<number>((8 - (groups.length % 8)) % 8).fill(0)]
  return bech32.fromWords(filled).slice(0, Math.ceil((groups.length * 5) / 8))
}
