import type { Transaction, Value } from "../../engine.ts"
import { checkpointOf } from "../checkpoint.ts"
import type { List } from "../lists/list.ts"
import { type Projection, projectionsOf } from "../projections.ts"
import { deleteList } from "../queries/projections.ts"
import { projectionTable } from "../tables.ts"

/**
 * Brings what is stored of lists in line with their declarations and with what the operator wants. A list of a chain that has blocks
 * and that was not kept, or was made by another declaration, begins at block 0, behind.
 *
 * @returns the lists that have all blocks, which get new ones with their blocks.
 */
export async function prepareProjections(
  transaction: Transaction,
  chain: bigint,
  declared: readonly List[],
  isWanted: (list: List) => boolean,
): Promise<readonly List[]> {
  const stored = await projectionsOf(transaction, chain)
  const head = (await checkpointOf(transaction, chain))?.head.number
  const next = new Map<List, Projection>()
  for (const list of declared) {
    const before = stored.get(list.name)
    if (before !== undefined && before.version !== list.version) {
      await transaction.run(deleteList, { chain, list: list.id })
    }
    next.set(list, projectionOf(list, before, isWanted(list), head))
  }
  const changed = [...next.values()].filter((row) => !isSame(row, stored.get(row.name)))
  await writeProjections(transaction, chain, changed)
  return declared.filter((list) => next.get(list)?.nextBlock === null)
}

function projectionOf(
  { name, version }: List,
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

/** Stores how far lists are. */
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

/** How many blocks a chain is behind its node when lists that can wait do. */
const far = 10_000

/** Whether a chain is so far behind that it is faster to make lists afterwards, of many blocks at once. */
export const isFar = (nodeHead: number, last: number): boolean => nodeHead - last > far

/** Lets lists wait from a block on. Returns the others. */
export async function deferProjections(
  transaction: Transaction,
  chain: bigint,
  lists: readonly List[],
  nextBlock: number,
): Promise<readonly List[]> {
  const waiting = lists.filter(({ canWait }) => canWait)
  await writeProjections(
    transaction,
    chain,
    waiting.map(({ name, version }) => ({ name, version, nextBlock, enabled: 1 })),
  )
  return lists.filter(({ canWait }) => !canWait)
}

const rowOf = (chain: bigint, { name, version, nextBlock, enabled }: Projection): readonly Value[] => [
  chain,
  name,
  version,
  nextBlock,
  enabled,
]
