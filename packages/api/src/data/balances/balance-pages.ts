import type { CutStretch, PageItems, PageRange } from "@serac/server/http"
import { type BalanceCursor, type BalanceRange, balanceCursor, type Hex, type StoredBalance } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"

/** Which balances of a holder are listed. */
export type BalanceList = Pick<BalanceRange, "holder" | "of" | "contracts" | "blockNumber">

/** The contract that lists of NFTs are narrowed to; undefined for all. */
export function contractsOf(query: { readonly contractAddress?: string }): BalanceList["contracts"] {
  const { contractAddress } = query
  return contractAddress === undefined ? undefined : [contractAddress.toLowerCase() as Hex]
}

/** Reads a stretch of the balances of a holder. */
export async function readBalances(
  { reader }: ServedChain,
  list: BalanceList,
  { after, limit }: PageRange,
): Promise<readonly StoredBalance[] | CutStretch<StoredBalance>> {
  const { balances, next } = await reader.balances({ ...list, after: after as BalanceCursor | undefined, limit })
  // It may end before the limit, and with nothing, after very many tokens of which nothing is left.
  return next === undefined ? balances : { items: balances, isCut: true, next }
}

/** Where a page of balances goes on after one of them. */
export const balancePosition: PageItems<StoredBalance>["position"] = balanceCursor
