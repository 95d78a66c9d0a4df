/** The kind of invalid bytes: see {@link BlsError}. */
export type BlsErrorCode = "secret-key" | "public-key" | "signature"

/**
 * Thrown when bytes are not a BLS secret key (zero, or not below the order of the group), not a public key (not 48 bytes, not a point
 * of the group, the point at infinity) or not a signature (not 96 bytes, not a point of the group), and when keys or signatures that are
 * aggregated cancel each other out. Its message never contains a secret.
 *
 * @example
 * import { assertBlsPublicKey, BlsError } from "@serac/chain/bls"
 *
 * try {
 *   assertBlsPublicKey(new Uint8Array(48))
 * } catch (error) {
 *   if (error instanceof BlsError) console.log(error.code) // "public-key"
 * }
 */
export class BlsError extends Error {
  override readonly name = "BlsError"
  readonly code: BlsErrorCode

  constructor(code: BlsErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
