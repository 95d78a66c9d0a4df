import { fillHoles, type StoredTransaction } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import type { KnownContract } from "./known-contract.ts"

/** Transactions of a chain as JSON texts. */
export function renderTransactions(
  chain: ServedChain,
  transactions: readonly StoredTransaction[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    transactions.map(({ fragment }) => renderTransaction(chain, fragment, contract)),
  )
}

/** A transaction as JSON text. */
export function renderTransaction(
  { methods }: ServedChain,
  fragment: string,
  contract: (address: string) => KnownContract,
): string {
  let party: string | undefined
  return fillHoles(fragment, (kind, about) => {
    if (kind === "a") {
      party = about
      return contract(about).party
    }
    // The party before the method is the one that is called.
    return kind === "m" ? methods.member(about, methods.byContract ? party : undefined) : ""
  })
}
