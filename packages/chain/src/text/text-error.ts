/** The rule that a text breaks: see {@link TextError}. */
export type TextErrorCode = "alphabet" | "checksum" | "length" | "prefix" | "encoding" | "separator" | "case" | "range"

/**
 * Thrown when a text does not have the expected encoding: cb58, hex, Bech32, an id, a node id, a private key, an EIP-55
 * address. `code` names the broken rule, the message describes it; neither contains the text, which may be a secret.
 *
 * @example
 * import { parseId, TextError } from "@serac/chain"
 *
 * try {
 *   parseId("11111111111111111111111111111111LpoYZ")
 * } catch (error) {
 *   if (error instanceof TextError) console.log(error.code) // "checksum"
 * }
 */
export class TextError extends Error {
  override readonly name = "TextError"
  readonly code: TextErrorCode

  constructor(code: TextErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
