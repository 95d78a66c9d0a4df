import type { Transaction, Value } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { emptyBalances } from "../balances/queries.ts"
import { checkpointOf } from "../checkpoint.ts"
import { type Projection, projectionsOf } from "../projections.ts"
import { deleteList } from "../queries/projections.ts"
import { projectionTable } from "../tables.ts"

/**
 * Brings what is stored of projections in line with their declarations and with what the operator wants. One of a chain that has blocks
 * and that was not kept, or was made by another declaration, begins at block 0, behind.
 *
 * @returns those that have all blocks, which get new ones with their blocks.
 */
export async function prepareProjections(
  transaction: Transaction,
  chain: bigint,
  declared: readonly DeclaredProjection[],
  isWanted: (projection: DeclaredProjection) => boolean,
): Promise<readonly DeclaredProjection[]> {
  const stored = await projectionsOf(transaction, chain)
  const head = (await checkpointOf(transaction, chain))?.head.number
  const next = new Map<DeclaredProjection, Projection>()
  for (const projection of declared) {
    const before = stored.get(projection.name)
    if (before !== undefined && before.version !== projection.version) await empty(transaction, chain, projection)
    next.set(projection, projectionOf(projection, before, isWanted(projection), head))
  }
  const changed = [...next.values()].filter((row) => !isSame(row, stored.get(row.name)))
  await writeProjections(transaction, chain, changed)
  return declared.filter((projection) => next.get(projection)?.nextBlock === null)
}

async function empty(transaction: Transaction, chain: bigint, projection: DeclaredProjection): Promise<void> {
  if (isList(projection)) await transaction.run(deleteList, { chain, list: projection.id })
  else for (const query of emptyBalances) await transaction.run(query, { chain })
}

function projectionOf(
  { name, version }: DeclaredProjection,
  before: Projection | undefined,
  isWanted: boolean,
  head: number | undefined,
): Projection {
  const isStored = before?.version === version
  const enabled = Number(isWanted)
  // Of a chain without blocks nothing is missing.
  if (head === undefined) return { name, version, nextBlock: isWanted ? null : 0, enabled }
  if (!isStored) return { name, version, nextBlock: 0, enabled }
  // What is left out keeps what it has, and can go on from there.
  const nextBlock = !isWanted && before.nextBlock === null ? head + 1 : before.nextBlock
  return { name, version, nextBlock, enabled }
}

const isSame = (one: Projection, other: Projection | undefined) =>
  other !== undefined &&
  one.version === other.version &&
  one.nextBlock === other.nextBlock &&
  one.enabled === other.enabled

/** Stores how far projections are. */
export async function writeProjections(
  transaction: Transaction,
  chain: bigint,
  projections: readonly Projection[],
): Promise<void> {
  await transaction.replace(
    projectionTable,
    projections.map((row) => rowOf(chain, row)),
  )
}

/** How many blocks a chain is behind its node when projections that can wait do. */
const far = 10_000

/** Whether a chain is so far behind that it is faster to make projections afterwards, of many blocks at once. */
export const isFar = (nodeHead: number, last: number): boolean => nodeHead - last > far

/** Lets projections wait from a block on. Returns the others. */
export async function deferProjections(
  transaction: Transaction,
  chain: bigint,
  projections: readonly DeclaredProjection[],
  nextBlock: number,
): Promise<readonly DeclaredProjection[]> {
  const waiting = projections.filter(({ canWait }) => canWait)
  await writeProjections(
    transaction,
    chain,
    waiting.map(({ name, version }) => ({ name, version, nextBlock, enabled: 1 })),
  )
  return projections.filter(({ canWait }) => !canWait)
}

const rowOf = (chain: bigint, { name, version, nextBlock, enabled }: Projection): readonly Value[] => [
  chain,
  name,
  version,
  nextBlock,
  enabled,
]
