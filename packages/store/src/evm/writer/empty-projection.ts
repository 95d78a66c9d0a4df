import type { Transaction, Value } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { balancesProjection } from "../balances/balance.ts"
import { emptiedTables, walkAgain } from "../balances/queries.ts"
import { deleteFees } from "../fees/queries.ts"
import { holdersProjection } from "../holders/holder.ts"
import { emptiedHolders } from "../holders/queries.ts"
import type { Emptied } from "../queries/emptied.ts"
import { emptyList, maxEntries } from "./empty-list.ts"

/** Deletes a bounded number of a projection's rows. Returns whether none is left. */
export async function emptyProjection(
  transaction: Transaction,
  chain: bigint,
  projection: DeclaredProjection,
): Promise<boolean> {
  if (isList(projection)) return emptyList(transaction, chain, projection)
  if (projection === holdersProjection) return emptyTables(transaction, chain, emptiedHolders)
  if (projection === balancesProjection) return emptyBalances(transaction, chain)
  await transaction.run(deleteFees, { chain })
  return true
}

async function emptyBalances(transaction: Transaction, chain: bigint): Promise<boolean> {
  const isEmpty = await emptyTables(transaction, chain, emptiedTables)
  // The stored answers are deleted too.
  if (isEmpty) await transaction.run(walkAgain, { chain })
  return isEmpty
}

async function emptyTables(transaction: Transaction, chain: bigint, tables: readonly Emptied[]): Promise<boolean> {
  for (const { at, before, all } of tables) {
    const next = await transaction.get<Readonly<Record<string, Value>>>(at, { chain, offset: maxEntries })
    if (next !== undefined) {
      await transaction.run(before, { chain, ...next })
      return false
    }
    await transaction.run(all, { chain })
  }
  return true
}
