import type { Transaction } from "../../engine.ts"
import { type Hex, hexOf } from "../../hex.ts"
import { holdingsOf, moveHoldings } from "./holdings.ts"
import { tokenOfKey } from "./key.ts"
import { balancesTouchedAbove } from "./queries.ts"
import { verdictBefore } from "./verdict.ts"
import { verdictsOf, writeVerdicts } from "./verdicts.ts"

/** Keys of balances that blocks above a number changed; read them before the journal of these blocks is deleted. */
export async function balancesAbove(transaction: Transaction, chain: bigint, number: number): Promise<readonly Hex[]> {
  const rows = await transaction.all<{ key: Uint8Array }>(balancesTouchedAbove, { chain, number })
  return [...new Set(rows.map(({ key }) => hexOf(key)))].sort()
}

/**
 * Moves keys to the right group after their rows above a block were deleted. Holders of a token that differs are queried again.
 */
export async function restoreBalances(
  transaction: Transaction,
  chain: bigint,
  keys: readonly Hex[],
  number: number,
): Promise<void> {
  await askAgain(transaction, chain, keys, number + 1)
  const stored = await holdingsOf(transaction, chain, keys)
  const after = new Map(Array.from(stored, ([key, { balance }]) => [key, balance]))
  await moveHoldings(transaction, chain, stored, after)
}

/** Queries the holders of tokens again of which blocks from a number on are gone or other ones, and forgets what only these showed. */
async function askAgain(transaction: Transaction, chain: bigint, keys: readonly Hex[], number: number): Promise<void> {
  const verdicts = await verdictsOf(transaction, chain, keys.map(tokenOfKey))
  const again = Array.from(verdicts, ([token, verdict]) => [token, verdictBefore(verdict, number)] as const)
  await writeVerdicts(transaction, chain, new Map(again.filter(([token, verdict]) => verdict !== verdicts.get(token))))
}
