import type { StoredTransaction } from "@serac/store"
import { fillTransaction } from "@serac/store/items"
import type { ServedChain } from "../chains/served-chain.ts"
import type { KnownContract } from "../render/known-contract.ts"

/** Renders transactions of a chain as JSON texts. */
export function renderTransactions(
  chain: ServedChain,
  transactions: readonly StoredTransaction[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    transactions.map(({ fragment }) => renderTransaction(chain, fragment, contract)),
  )
}

/** Renders a transaction as JSON text. */
export function renderTransaction(
  { methods }: ServedChain,
  fragment: string,
  contract: (address: string) => KnownContract,
): string {
  return fillTransaction(fragment, {
    party: (address) => contract(address).party,
    method: (selector, callee) => methods.member(selector, methods.byContract ? callee : undefined),
  })
}
