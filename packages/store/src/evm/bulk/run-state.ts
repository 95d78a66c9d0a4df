import type { Transaction } from "../../engine.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { merging, type RunRange, runName } from "../projections.ts"
import { projectionTable } from "../tables.ts"
import { writeProjections } from "../writer/projections.ts"

/**
 * Records that blocks are being merged into projections. Until the end their rows are of no block: some keys have all entries of the
 * blocks, others none, and holders have moved for some. A process that finds this record merges the same blocks again.
 */
export function beginMerge(
  transaction: Transaction,
  chain: bigint,
  projections: readonly DeclaredProjection[],
  { from, to }: RunRange,
): Promise<void> {
  const merged = projections.map(({ name, version }) => ({ name, version, nextBlock: merging, enabled: 1 }))
  return writeProjections(transaction, chain, [...merged, { name: runName, version: from, nextBlock: to, enabled: 0 }])
}

/** Records that projections have all blocks below a given one; null if they have all blocks. */
export async function endMerge(
  transaction: Transaction,
  chain: bigint,
  projections: readonly DeclaredProjection[],
  nextBlock: number | null,
): Promise<void> {
  await writeProjections(
    transaction,
    chain,
    projections.map(({ name, version }) => ({ name, version, nextBlock, enabled: 1 })),
  )
  await forgetMerge(transaction, chain)
}

/** Removes the record of merged blocks. Projections that are still merging are then emptied and rebuilt. */
export const forgetMerge = (transaction: Transaction, chain: bigint): Promise<void> =>
  transaction.remove(projectionTable, [[chain, runName]])
