import type { Transaction, Value } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { emptiedTables, walkAgain } from "../balances/queries.ts"
import { feesProjection } from "../fees/fees.ts"
import { deleteFees } from "../fees/queries.ts"
import { emptyList, mostEntries } from "./empty-list.ts"

/** Deletes a bounded piece of what is stored of a projection. Returns whether nothing is left. */
export async function emptyProjection(
  transaction: Transaction,
  chain: bigint,
  projection: DeclaredProjection,
): Promise<boolean> {
  if (isList(projection)) return emptyList(transaction, chain, projection)
  if (projection !== feesProjection) return emptyBalances(transaction, chain)
  await transaction.run(deleteFees, { chain })
  return true
}

async function emptyBalances(transaction: Transaction, chain: bigint): Promise<boolean> {
  for (const { at, before, all } of emptiedTables) {
    const next = await transaction.get<Readonly<Record<string, Value>>>(at, { chain, offset: mostEntries })
    if (next !== undefined) {
      await transaction.run(before, { chain, ...next })
      return false
    }
    await transaction.run(all, { chain })
  }
  // What was answered is gone too.
  await transaction.run(walkAgain, { chain })
  return true
}
