import type { CutStretch, PageRange } from "@serac/server/http"
import type { BalanceCursor, BalanceRange, Hex, StoredBalance } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"

/** The filter of a holder's balances. */
export type BalanceList = Pick<BalanceRange, "holder" | "of" | "contracts" | "blockNumber">

/** The contract filter of NFT lists; undefined for all contracts. */
export function contractsOf(query: { readonly contractAddress?: string }): BalanceList["contracts"] {
  const { contractAddress } = query
  return contractAddress === undefined ? undefined : [contractAddress.toLowerCase() as Hex]
}

/** Reads a range of a holder's balances. */
export async function readBalances(
  { reader }: ServedChain,
  list: BalanceList,
  range: PageRange<BalanceCursor>,
): Promise<readonly StoredBalance[] | CutStretch<StoredBalance, BalanceCursor>> {
  const { balances, next } = await reader.balances({ ...list, ...range })
  // The range may end before the limit, even empty, after very many tokens with a balance of 0.
  return next === undefined ? balances : { items: balances, isCut: true, next }
}
