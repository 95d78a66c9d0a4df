/** The reason why a signature or a key was rejected: see {@link SignatureError}. */
export type SignatureErrorCode = "length" | "high-s" | "invalid" | "key"

/**
 * Thrown when a signature is invalid, or a key cannot sign: `length` (not 65 bytes), `high-s` (s above half the order: a changed signature), `invalid` (no
 * public key matches), `key` (the private key is zero).
 *
 * @example
 * import { recoverPublicKey, SignatureError } from "@serac/chain"
 *
 * try {
 *   recoverPublicKey(new Uint8Array(32), new Uint8Array(64))
 * } catch (error) {
 *   if (error instanceof SignatureError) console.log(error.code) // "length"
 * }
 */
export class SignatureError extends Error {
  override readonly name = "SignatureError"
  readonly code: SignatureErrorCode

  constructor(code: SignatureErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
