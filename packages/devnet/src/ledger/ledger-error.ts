/**
 * The error of a ledger that rejects a transaction or block. The message is the text of a real node,
 * including the prefixes that the node adds.
 *
 * @example
 * import { LedgerError } from "@serac/devnet/ledger"
 *
 * const textOf = (error: unknown) => (error instanceof LedgerError ? error.message : undefined)
 */
export class LedgerError extends Error {
  override readonly name = "LedgerError"

  /** The same error with a prefix: `around: text`. */
  static within(around: string, error: unknown): LedgerError {
    return new LedgerError(`${around}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Runs a function and prefixes the message of a `LedgerError` that it throws. */
export function withContext<T>(around: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof LedgerError) throw LedgerError.within(around, error)
    throw error
  }
}
