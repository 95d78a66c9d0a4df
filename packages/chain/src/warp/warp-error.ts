/** The reason why a warp message is invalid: see {@link WarpError}. */
export type WarpErrorCode =
  | "network"
  | "bit-set"
  | "unknown-validator"
  | "weight-overflow"
  | "insufficient-weight"
  | "no-public-keys"
  | "malformed-signature"
  | "invalid-signature"
  | "invalid-message"

/**
 * Thrown when a warp message, its signers or its signature are invalid. In the order of the checks: `network` (for
 * another network), `bit-set` (not in its shortest form), `unknown-validator` (a signer that is not in the set),
 * `insufficient-weight`, `malformed-signature`, `no-public-keys`, `invalid-signature`. `weight-overflow` is a set whose total weight exceeds a u64,
 * `invalid-message` a message that the P-Chain would reject.
 *
 * @example
 * import { parseBitSet, WarpError } from "@serac/chain"
 *
 * try {
 *   parseBitSet(Uint8Array.of(0, 7))
 * } catch (error) {
 *   if (error instanceof WarpError) console.log(error.code) // "bit-set"
 * }
 */
export class WarpError extends Error {
  override readonly name = "WarpError"
  readonly code: WarpErrorCode

  constructor(code: WarpErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
