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

/** Versions of sources by name, where they are not those of this software. */
export type SourceVersions = Readonly<Record<string, number>>

/**
 * Brings what is stored of sources in line with their versions: those whose rows another version made are made anew from block 0, and
 * so are internal transactions and events of the messenger of a chain whose archive may have them.
 *
 * @param head - undefined where the chain has no blocks.
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
      // Rows that are older than this bookkeeping are of version 1.
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
 * Whether stored blocks are without rows of a source, as they were stored before there was one. What the archive does not tell of them is
 * missing for good.
 */
const isWithoutRows = ({ name }: RebuildSource, before: Projection | undefined) =>
  name === sources.messengerEvents.name && (before === undefined || before.version === outdated)

/** Whether the archive may tell internal transactions that are not stored. */
async function mayHaveMore(transaction: Transaction, chain: bigint, { name }: RebuildSource): Promise<boolean> {
  if (name !== sources.internalTransactions.name) return false
  const traces = await transaction.get<{ isWhole: number }>(readTraceState, { chain })
  return traces?.isWhole !== 1 && (await archiveState(transaction, chain))?.first === 0
}

/** Has all rows of blocks made anew, and then the lists of them. Where that was begun already it goes on. */
export async function beginRebuild(transaction: Transaction, chain: bigint): Promise<void> {
  if ((await checkpointOf(transaction, chain)) === undefined) return
  const stored = await projectionsOf(transaction, chain)
  for (const { name, version } of allSources) {
    const { version: before = outdated, nextBlock = null } = stored.get(name) ?? {}
    const made = before === outdated ? version : before
    await writeSources(transaction, chain, [{ name, version: made, nextBlock: nextBlock ?? 0, enabled: 1 }])
  }
  for (const source of allSources) await outdate(transaction, chain, source)
  // What is made of them is not served from now on.
  await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
}

/** Ends what is behind where no block is left that it lacks, since all above a number were undone. */
export async function endRebuilds(transaction: Transaction, chain: bigint, number: number): Promise<void> {
  const stored = await projectionsOf(transaction, chain)
  const ended = allSources.flatMap(({ name }) => {
    const source = stored.get(name)
    return source?.nextBlock != null && source.nextBlock > number ? [{ ...source, nextBlock: null }] : []
  })
  await writeSources(transaction, chain, ended)
}

/** Has what is made of a source's rows made anew when the rows are. */
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
