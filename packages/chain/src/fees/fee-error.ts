/** Why a fee cannot be told: see {@link FeeError}. */
export type FeeErrorCode = "unsupported-transaction" | "insufficient-capacity"

/**
 * Thrown when a transaction's kind pays no dynamic fee because the network takes it no longer or makes it itself
 * (`unsupported-transaction`), and when gas is to be consumed that is not there (`insufficient-capacity`).
 *
 * @example
 * import { consumeGas, FeeError } from "@serac/chain"
 *
 * try {
 *   consumeGas({ capacity: 500n, excess: 100n }, 501n)
 * } catch (error) {
 *   if (error instanceof FeeError) console.log(error.code) // "insufficient-capacity"
 * }
 */
export class FeeError extends Error {
  override readonly name = "FeeError"
  readonly code: FeeErrorCode

  constructor(code: FeeErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
