/** Why a warp message does not hold: see {@link WarpError}. */
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
 * Thrown when a warp message, its signers or its signature do not hold. In the order of the checks: `network` (made for
 * another network), `bit-set` (not in its shortest form), `unknown-validator` (a signer that the set has not),
 * `insufficient-weight`, `malformed-signature`, `no-public-keys`, `invalid-signature`. `weight-overflow` is a set whose
 * weights add up to more than a u64 holds, `invalid-message` a P-Chain message that the P-Chain would not act on.
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
