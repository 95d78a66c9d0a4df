import type { ServedChain } from "../../chains/served-chain.ts"
import type { Prices } from "../../prices/prices.ts"
import type { TransferContext } from "../../transfers/render-transfers.ts"
import { renderTransaction } from "../render-transactions.ts"
import type { AddressTransaction } from "./address-transactions.ts"
import { renderDetails } from "./render-details.ts"

/** Renders transactions of an address as JSON texts. */
export function renderAddressTransactions(
  chain: ServedChain,
  prices: Prices,
  items: readonly AddressTransaction[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) => items.map((item) => renderItem(item, { chain, prices, contract })))
}

/**
 * As {@link renderAddressTransactions}, with the reputation of tokens. Where spam is omitted, transactions that only moved spam are omitted
 * too: their texts are undefined.
 */
export function renderJudgedTransactions(
  chain: ServedChain,
  prices: Prices,
  items: readonly AddressTransaction[],
  { withSpam }: { readonly withSpam: boolean },
): Promise<readonly (string | undefined)[]> {
  return chain.contracts.with((contract) =>
    items.map((item) => {
      const context = { chain, prices, contract, withReputation: true }
      if (withSpam) return renderItem(item, context)
      const transfers = item.transfers.filter(
        ({ standard, token }) => standard !== 20 || contract(token).reputation !== "Malicious",
      )
      const isEmpty = !item.isOwn && transfers.length + item.internalTransactions.length === 0
      return isEmpty ? undefined : renderItem({ ...item, transfers }, context)
    }),
  )
}

function renderItem(item: AddressTransaction, context: TransferContext): string {
  const { chain, contract } = context
  const transaction = renderTransaction(chain, item.transaction.fragment, contract)
  return `{"nativeTransaction":${transaction}${renderDetails(item, context)}}`
}
