import { decodeCb58Of, encodeCb58 } from "./cb58.ts"
import { assertLength } from "./id.ts"
import { TextError } from "./text-error.ts"

const prefix = "PrivateKey-"
const keyLength = 32

/**
 * Formats a secp256k1 private key: `PrivateKey-` and the cb58 of its 32 bytes. It is a secret: never log it.
 *
 * @throws {TextError} `length` when it does not have 32 bytes
 * @example
 * import { formatPrivateKey } from "@serac/chain"
 *
 * const text = formatPrivateKey(crypto.getRandomValues(new Uint8Array(32)))
 */
export function formatPrivateKey(bytes: Uint8Array): string {
  return prefix + encodeCb58(assertLength(bytes, keyLength, "A private key"))
}

/**
 * Parses a private key to 32 bytes and verifies its checksum. Errors never contain a part of the text.
 *
 * @throws {TextError} `prefix`, `length`, `alphabet`, `checksum`
 * @example
 * import { addressOfPrivateKey, parsePrivateKey } from "@serac/chain"
 *
 * // The key of the local network that everybody knows.
 * const key = parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN")
 * const address = addressOfPrivateKey(key)
 */
export function parsePrivateKey(text: string): Uint8Array {
  if (!text.startsWith(prefix)) throw new TextError("prefix", `A private key begins with ${prefix}`)
  return decodeCb58Of(text.slice(prefix.length), keyLength)
}
