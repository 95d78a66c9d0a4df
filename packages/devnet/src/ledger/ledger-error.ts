/**
 * What a ledger refuses. The message is the node's own text, as an interface passes it on; where a node puts texts around others,
 * so does it.
 *
 * @example
 * import { LedgerError } from "@serac/devnet/ledger"
 *
 * const textOf = (error: unknown) => (error instanceof LedgerError ? error.message : undefined)
 */
export class LedgerError extends Error {
  override readonly name = "LedgerError"

  /** The same refusal inside of another: `around: text`. */
  static within(around: string, error: unknown): LedgerError {
    return new LedgerError(`${around}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Runs something whose refusal is told with a text in front. */
export function withContext<T>(around: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof LedgerError) throw LedgerError.within(around, error)
    throw error
  }
}
