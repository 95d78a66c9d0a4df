import { writeChange } from "../../changes/write-change.ts"
import type { Transaction, Value } from "../../engine.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { checkpointOf } from "../checkpoint.ts"
import { outdated, type Projection, projectionsOf, unemptied } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import { deferProjection } from "../queries/projections.ts"
import { prepareSources, type SourceVersions } from "../rebuild/prepare-sources.ts"
import { kindsAwaited } from "../rebuild/sources.ts"
import { projectionTable } from "../tables.ts"

/**
 * Brings what is stored of projections in line with their declarations and with what the operator wants. One of a chain that has
 * blocks and that was not kept, or was made by another declaration, begins at block 0, behind; so do rows that another version made.
 *
 * @param versions - of the sources, where they are not those of this software.
 * @returns those that have all blocks, which get new ones with their blocks.
 */
export async function prepareProjections(
  transaction: Transaction,
  chain: bigint,
  declared: readonly DeclaredProjection[],
  isWanted: (projection: DeclaredProjection) => boolean,
  versions: SourceVersions = {},
): Promise<readonly DeclaredProjection[]> {
  const before = await projectionsOf(transaction, chain)
  const head = (await checkpointOf(transaction, chain))?.head.number
  await prepareSources(transaction, chain, before, head, versions)
  const stored = await projectionsOf(transaction, chain)
  const awaited = await kindsAwaited(transaction, chain, stored)
  const next = new Map<DeclaredProjection, Projection>()
  for (const projection of declared) {
    const { name, of } = projection
    next.set(projection, projectionOf(projection, stored.get(name), isWanted(projection), head, awaited.has(of)))
  }
  const changed = [...next.values()].filter((row) => !isSameProjection(row, stored.get(row.name)))
  await writeProjections(transaction, chain, changed)
  const now = new Map([...stored, ...changed.map((row) => [row.name, row] as const)])
  // What was served is not from now on.
  if ([...before.values()].some((row) => isCompleted(row) && !isSameProjection(row, now.get(row.name))))
    await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  return declared.filter((projection) => next.get(projection)?.nextBlock === null)
}

function projectionOf(
  { name, version }: DeclaredProjection,
  before: Projection | undefined,
  isWanted: boolean,
  head: number | undefined,
  isAwaited: boolean,
): Projection {
  const enabled = Number(isWanted)
  // Of a chain without blocks nothing is missing.
  if (head === undefined) return { name, version, nextBlock: isWanted ? null : 0, enabled }
  if (before === undefined) return { name, version, nextBlock: 0, enabled }
  const waits = before.version === outdated && isAwaited
  if (before.version !== version && !waits) return { name, version, nextBlock: unemptied, enabled }
  // What is left out keeps what it has, and can go on from there.
  const nextBlock = !isWanted && before.nextBlock === null ? head + 1 : before.nextBlock
  return { name, version: before.version, nextBlock, enabled }
}

const isCompleted = ({ nextBlock, enabled }: Projection) => nextBlock === null && enabled === 1

const isSameProjection = (one: Projection, other: Projection | undefined) =>
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
    projections.map((row) => projectionRow(chain, row)),
  )
}

/** How many blocks a chain is behind its node when projections that can wait do. */
const postponedBehindBlocks = 10_000

/** Whether a chain is so far behind that it is faster to make projections afterwards, of many blocks at once. */
export const isFar = (nodeHead: number, last: number): boolean => nodeHead - last > postponedBehindBlocks

/** Lets projections wait from a block on. Returns the others. */
export async function deferProjections(
  transaction: Transaction,
  chain: bigint,
  projections: readonly DeclaredProjection[],
  nextBlock: number,
): Promise<readonly DeclaredProjection[]> {
  const waiting = projections.filter(({ canWait }) => canWait)
  for (const { name } of waiting) await transaction.run(deferProjection, { chain, name, next: nextBlock })
  return projections.filter(({ canWait }) => !canWait)
}

const projectionRow = (chain: bigint, { name, version, nextBlock, enabled }: Projection): readonly Value[] => [
  chain,
  name,
  version,
  nextBlock,
  enabled,
]
