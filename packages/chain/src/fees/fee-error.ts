/** The reason why a fee cannot be computed: see {@link FeeError}. */
export type FeeErrorCode = "unsupported-transaction" | "insufficient-capacity"

/**
 * Thrown when a transaction's type pays no dynamic fee, because the network no longer accepts it or issues it itself
 * (`unsupported-transaction`), and when the gas exceeds the capacity (`insufficient-capacity`).
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
