import { LedgerError } from "../../src/ledger/ledger-error.ts"

/** The words with which a ledger refuses what is done; undefined if it does not. Other errors are thrown. */
export function refusalOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}
