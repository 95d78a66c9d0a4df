import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { archiveState } from "../archive/rows.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { allLists } from "../lists/lists.ts"
import { outdated, type Projection, projectionsOf } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import { readTraceState } from "../queries/internal-transactions.ts"
import { projectionTable } from "../tables.ts"
import { allSources, type RebuildSource, sources } from "./sources.ts"

/** Versions of sources by name, where they differ from this software's versions. */
export type SourceVersions = Readonly<Record<string, number>>

/**
 * Adapts the stored progress of sources to their versions: rows of another version are rebuilt from block 0, and so are internal
 * transactions and messenger events of a chain whose archive may contain them.
 *
 * @param head - undefined for a chain without blocks.
 */
export async function prepareSources(
  transaction: Transaction,
  chain: bigint,
  stored: ReadonlyMap<string, Projection>,
  head: number | undefined,
  versions: SourceVersions,
): Promise<void> {
  for (const source of allSources) {
    const before = stored.get(source.name)
    const version = versions[source.name] ?? source.version
    if (head === undefined) {
      if (before?.version !== version || before.nextBlock !== null)
        await writeSources(transaction, chain, [{ name: source.name, version, nextBlock: null, enabled: 1 }])
    } else if (before?.version !== version) {
      if (isWithoutRows(source, before) && (await archiveState(transaction, chain))?.first !== 0) {
        await writeSources(transaction, chain, [{ name: source.name, version: outdated, nextBlock: null, enabled: 1 }])
        continue
      }
      // Rows that are older than this table are of version 1.
      const isKnown = before !== undefined || version > 1 || isWithoutRows(source, before)
      const isBegun = isKnown || (await mayHaveMore(transaction, chain, source))
      if (isBegun && source.name === sources.internalTransactions.name) await outdate(transaction, chain, source)
      await writeSources(transaction, chain, [
        { name: source.name, version, nextBlock: isBegun ? 0 : null, enabled: 1 },
      ])
    }
  }
}

/**
 * Whether stored blocks have no rows of a source, because they were stored before the source existed. Rows that the archive does not
 * contain are permanently missing.
 */
const isWithoutRows = ({ name }: RebuildSource, before: Projection | undefined) =>
  name === sources.messengerEvents.name && (before === undefined || before.version === outdated)

/** Whether the archive may contain internal transactions that are not stored. */
async function mayHaveMore(transaction: Transaction, chain: bigint, { name }: RebuildSource): Promise<boolean> {
  if (name !== sources.internalTransactions.name) return false
  const traces = await transaction.get<{ isWhole: number }>(readTraceState, { chain })
  return traces?.isWhole !== 1 && (await archiveState(transaction, chain))?.first === 0
}

/** Starts to rebuild all rows of blocks, and then their lists. A running rebuild continues. */
export async function beginRebuild(transaction: Transaction, chain: bigint): Promise<void> {
  if ((await checkpointOf(transaction, chain)) === undefined) return
  const stored = await projectionsOf(transaction, chain)
  for (const { name, version } of allSources) {
    const { version: before = outdated, nextBlock = null } = stored.get(name) ?? {}
    const made = before === outdated ? version : before
    await writeSources(transaction, chain, [{ name, version: made, nextBlock: nextBlock ?? 0, enabled: 1 }])
  }
  for (const source of allSources) await outdate(transaction, chain, source)
  // Projections of these rows are not served from now on.
  await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
}

/** Completes projections that are behind if no missing block is left after all blocks above a number were rolled back. */
export async function endRebuilds(transaction: Transaction, chain: bigint, number: number): Promise<void> {
  const stored = await projectionsOf(transaction, chain)
  const ended = allSources.flatMap(({ name }) => {
    const source = stored.get(name)
    return source?.nextBlock != null && source.nextBlock > number ? [{ ...source, nextBlock: null }] : []
  })
  await writeSources(transaction, chain, ended)
}

/** Marks the projections of a source's rows to be rebuilt after the rows. */
async function outdate(transaction: Transaction, chain: bigint, { kinds }: RebuildSource): Promise<void> {
  const stored = await projectionsOf(transaction, chain)
  const remade = [...allLists, feesProjection]
  const own = new Set(remade.filter(({ of }) => kinds.includes(of)).map(({ name }) => name))
  const projections = [...stored.values()].filter(({ name }) => own.has(name))
  await writeSources(
    transaction,
    chain,
    projections.map((projection) => ({ ...projection, version: outdated })),
  )
}

const writeSources = (transaction: Transaction, chain: bigint, rows: readonly Projection[]) =>
  transaction.replace(
    projectionTable,
    rows.map(({ name, version, nextBlock, enabled }) => [chain, name, version, nextBlock, enabled]),
  )
