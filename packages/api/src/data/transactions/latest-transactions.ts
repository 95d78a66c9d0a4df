import { type StoredTransaction, transactionPosition } from "@serac/store"
import type { ListOfChain } from "../chains/latest-of-chains.ts"

/** The transactions of a chain, or only the successful or the failed ones, for a list over several chains. */
export function latestTransactions(
  succeeded: boolean | undefined,
): ListOfChain<StoredTransaction, readonly [number, number]> {
  return {
    after: (reader, after, limit) => reader.transactions({ after, limit, succeeded }),
    upTo: (reader, moment, limit) => reader.transactionsUpTo(moment, { limit, succeeded }),
    position: transactionPosition,
  }
}
