import type { Connection, Transaction } from "../../engine.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import { projectionsOf } from "../projections.ts"
import { feesTable } from "../tables.ts"
import { feesProjection } from "./fees.ts"
import { deleteFees, readFees } from "./queries.ts"

/** The total fees of blocks, from their complete or partial JSON. */
export const feesIn = (blocks: readonly string[]): bigint =>
  blocks.reduce((sum, json) => sum + BigInt(fragmentMember(json, "feesSpent") || 0), 0n)

/** The sum of the fees of all blocks that were added up so far. */
export async function readFeesSpent(connection: Connection, chain: bigint): Promise<bigint> {
  return BigInt((await connection.get<{ spent: string }>(readFees, { chain }))?.spent ?? 0)
}

/** Adds to the sum of fees; a negative amount subtracts. */
export async function addFees(transaction: Transaction, chain: bigint, added: bigint): Promise<void> {
  if (added === 0n) return
  const spent = (await readFeesSpent(transaction, chain)) + added
  // A sum of 0 has no row, as before the first fee.
  if (spent === 0n) await transaction.run(deleteFees, { chain })
  else await transaction.replace(feesTable, [[chain, spent.toString()]])
}

/** Subtracts the fees of removed blocks, as far as they were added up. */
export async function takeBackFees(
  transaction: Transaction,
  chain: bigint,
  removed: readonly { readonly number: number; readonly json: string }[],
): Promise<void> {
  const projection = (await projectionsOf(transaction, chain)).get(feesProjection.name)
  if (projection === undefined) return
  const { nextBlock } = projection
  const added = removed.filter(({ number }) => nextBlock === null || number < nextBlock)
  await addFees(transaction, chain, -feesIn(added.map(({ json }) => json)))
}
