import type { CutStretch, PageRange } from "@serac/server/http"
import type { BalanceCursor, BalanceRange, Hex, StoredBalance } from "@serac/store"
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
  range: PageRange<BalanceCursor>,
): Promise<readonly StoredBalance[] | CutStretch<StoredBalance, BalanceCursor>> {
  const { balances, next } = await reader.balances({ ...list, ...range })
  // It may end before the limit, and with nothing, after very many tokens of which nothing is left.
  return next === undefined ? balances : { items: balances, isCut: true, next }
}
