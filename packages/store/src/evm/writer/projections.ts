import { writeChange } from "../../changes/write-change.ts"
import type { Transaction, Value } from "../../engine.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { checkpointOf } from "../checkpoint.ts"
import { merging, outdated, type Projection, projectionsOf, unemptied } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import { deferProjection } from "../queries/projections.ts"
import { prepareSources, type SourceVersions } from "../rebuild/prepare-sources.ts"
import { kindsAwaited } from "../rebuild/sources.ts"
import { projectionTable } from "../tables.ts"

/**
 * Adapts the stored progress of projections to their declarations and to the operator's choice. A projection of a chain with blocks
 * that was not kept, or that another declaration built, starts at block 0, behind; so do rows of another version.
 *
 * @param versions - of the sources, where they differ from this software's versions.
 * @returns the projections that have all blocks, which receive new blocks as they are stored.
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
  // A projection that was served is no longer served.
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
  // A chain without blocks lacks nothing.
  if (head === undefined) return { name, version, nextBlock: isWanted ? null : 0, enabled }
  if (before === undefined) return { name, version, nextBlock: 0, enabled }
  const waits = before.version === outdated && isAwaited
  if (before.version !== version && !waits) return { name, version, nextBlock: unemptied, enabled }
  // Some of its rows are of blocks that it lacks.
  if (!isWanted && before.nextBlock === merging) return { name, version, nextBlock: unemptied, enabled }
  // A disabled projection keeps its rows, and can continue from there.
  const nextBlock = !isWanted && before.nextBlock === null ? head + 1 : before.nextBlock
  return { name, version: before.version, nextBlock, enabled }
}

const isCompleted = ({ nextBlock, enabled }: Projection) => nextBlock === null && enabled === 1

const isSameProjection = (one: Projection, other: Projection | undefined) =>
  other !== undefined &&
  one.version === other.version &&
  one.nextBlock === other.nextBlock &&
  one.enabled === other.enabled

/** Stores the progress of projections. */
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

/** Blocks behind the node from which projections that can wait are deferred. */
const postponedBehindBlocks = 10_000

/** Whether a chain is so far behind that building projections afterwards, from many blocks at once, is faster. */
export const isFar = (nodeHead: number, last: number): boolean => nodeHead - last > postponedBehindBlocks

/** Defers projections from a block on. Returns the others. */
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
