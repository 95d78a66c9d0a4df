import { parseHex, TextError } from "@serac/chain"
import type { Encoding } from "@serac/wire/node"

const parseErrorTexts: Partial<Record<TextError["code"], string>> = {
  prefix: "missing 0x prefix to hex encoding",
  checksum: "invalid input checksum",
}

/**
 * Decodes the bytes of a transaction from the arguments of `issueTx`.
 *
 * @param doing Prefix of the node's error text
 * @throws {Error} with the node's text.
 */
export function decodeTransactionText(
  text: string,
  encoding: Encoding,
  doing = "problem decoding transaction",
): Uint8Array {
  if (encoding === "json") throw new Error(`${doing}: unsupported encoding in method`)
  try {
    return parseHex(text, encoding)
  } catch (error) {
    throw new Error(`${doing}: ${parseErrorText(error, text)}`)
  }
}

function parseErrorText(error: unknown, text: string): string {
  if (!(error instanceof TextError)) return String(error)
  if (error.code === "alphabet") {
    const stranger = /[^0-9a-fA-F]/.exec(text.slice(2))?.[0] ?? ""
    return `encoding/hex: invalid byte: U+00${stranger.charCodeAt(0).toString(16).toUpperCase()} '${stranger}'`
  }
  if (error.code === "length" && text.length % 2 === 1) return "encoding/hex: odd length hex string"
  return parseErrorTexts[error.code] ?? "input string is smaller than the checksum size"
}
