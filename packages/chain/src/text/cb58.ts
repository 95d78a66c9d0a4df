import { decodeBase58, encodeBase58 } from "./base58.ts"
import { withChecksum, withoutChecksum } from "./checksum.ts"
import { TextError } from "./text-error.ts"

// Maximum length, since decoding takes quadratic time; the longest cb58 text of a node has 64 bytes.
const longestCb58 = 4096

/**
 * Encodes bytes in cb58: base 58 of the bytes and the last four bytes of their sha256.
 *
 * @example
 * import { encodeCb58 } from "@serac/chain"
 *
 * encodeCb58(new Uint8Array(20)) // "111111111111111111116DBWJs"
 */
export function encodeCb58(bytes: Uint8Array): string {
  return encodeBase58(withChecksum(bytes))
}

/**
 * Decodes a cb58 text and verifies its checksum. Texts of more than 4096 characters are rejected.
 *
 * @throws {TextError} `length`, `alphabet`, `checksum`
 * @example
 * import { decodeCb58 } from "@serac/chain"
 *
 * decodeCb58("111111111111111111116DBWJs").length // 20
 */
export function decodeCb58(text: string): Uint8Array {
  if (text.length === 0) throw new TextError("length", "An empty text is not cb58")
  if (text.length > longestCb58) throw new TextError("length", `A cb58 text may have at most ${longestCb58} characters`)
  return withoutChecksum(decodeBase58(text))
}

/** {@link decodeCb58} of a text that must have exactly this number of bytes. @throws {TextError} */
export function decodeCb58Of(text: string, length: number): Uint8Array {
  const bytes = decodeCb58(text)
  if (bytes.length !== length)
    throw new TextError("length", `Expected ${length} bytes but the text holds ${bytes.length}`)
  return bytes
}
