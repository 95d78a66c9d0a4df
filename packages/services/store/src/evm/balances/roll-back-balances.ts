import type { Transaction } from "../../engine.ts"
import { type Hex, hexOf } from "../../hex.ts"
import { holdingsOf, moveHoldings } from "./holdings.ts"
import { balancesTouchedAbove } from "./queries.ts"

/** Keys of balances that blocks above a number touched; to be asked before the journal of these blocks is gone. */
export async function balancesAbove(transaction: Transaction, chain: bigint, number: number): Promise<readonly Hex[]> {
  const rows = await transaction.all<{ key: Uint8Array }>(balancesTouchedAbove, { chain, number })
  return [...new Set(rows.map(({ key }) => hexOf(key)))].sort()
}

/** Puts keys where they belong after rows of theirs were deleted. */
export async function restoreHoldings(transaction: Transaction, chain: bigint, keys: readonly Hex[]): Promise<void> {
  const stored = await holdingsOf(transaction, chain, keys)
  const after = new Map(Array.from(stored, ([key, { balance }]) => [key, balance]))
  await moveHoldings(transaction, chain, stored, after)
}
