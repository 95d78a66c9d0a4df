import type { StoredInternalTransaction } from "@serac/store"
import { fillInternalTransaction } from "@serac/store/items"
import type { ServedChain } from "../chains/served-chain.ts"
import type { KnownContract } from "../render/known-contract.ts"

/** Renders internal transactions of a chain as JSON texts. */
export function renderInternalTransactions(
  chain: ServedChain,
  transactions: readonly StoredInternalTransaction[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) => transactions.map((one) => renderInternalTransaction(one, contract)))
}

/** Renders an internal transaction as JSON text. */
export function renderInternalTransaction(
  { fragment }: StoredInternalTransaction,
  contract: (address: string) => KnownContract,
): string {
  return fillInternalTransaction(fragment, { party: (address) => contract(address).party })
}
