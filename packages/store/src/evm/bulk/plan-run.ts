import type { Connection } from "../../engine.ts"
import { type DeclaredProjection, isList } from "../all-projections.ts"
import { balancesProjection } from "../balances/balance.ts"
import { checkpointOf } from "../checkpoint.ts"
import { holdersProjection } from "../holders/holder.ts"
import { mergedRange, merging, type Projection, projectionsOf } from "../projections.ts"
import { transactionCounts } from "../queries/stored-rows.ts"
import { kindsAwaited } from "../rebuild/sources.ts"
import { isFar } from "../writer/projections.ts"

const countedAtOnce = 10_000

/** Blocks to merge into projections. */
export interface PlannedRun {
  readonly projections: readonly DeclaredProjection[]
  readonly from: number
  /** The end of the blocks that the run may have; it has all of them if it is repeated. */
  readonly end: number
  /** Whether a killed process may have merged some of its entries. */
  readonly isRepeated: boolean
  /** The last block stored. */
  readonly head: number
}

/** What determines the next run. */
export interface RunPlanning {
  readonly declared: readonly DeclaredProjection[]
  /** Fewer transactions are not worth a run. */
  readonly least: number
  /** Whether only a run that was begun before is planned, and also while the chain is far behind its node. */
  readonly isOnlyRepeated: boolean
}

/**
 * The next run: the one that a killed process did not end, or that of the lists, balances and holders that are furthest behind, of blocks
 * that cannot be rolled back. Undefined if a step suffices, or if some projection must be emptied first.
 */
export async function planRun(
  connection: Connection,
  chain: bigint,
  { declared, least, isOnlyRepeated }: RunPlanning,
): Promise<PlannedRun | undefined> {
  const checkpoint = await checkpointOf(connection, chain)
  if (checkpoint === undefined) return undefined
  const head = checkpoint.head.number
  const stored = await projectionsOf(connection, chain)
  const awaited = await kindsAwaited(connection, chain, stored)
  const isDue = ({ name, version, of }: DeclaredProjection) => {
    const projection = stored.get(name)
    return projection?.enabled === 1 && projection.version === version && !awaited.has(of)
  }
  const due = declared.filter((projection) => isDue(projection) && nextOf(stored, projection) !== null)
  const range = mergedRange(stored)
  if (range !== undefined) {
    const projections = mergeable(due.filter((projection) => nextOf(stored, projection) === merging))
    if (projections.length > 0) return { projections, from: range.from, end: range.to, isRepeated: true, head }
  }
  if (isOnlyRepeated || isFar(checkpoint.nodeHead, head)) return undefined
  const from = Math.min(...due.map((projection) => nextOf(stored, projection) ?? 0))
  if (from < 0) return undefined
  const projections = mergeable(due.filter((projection) => nextOf(stored, projection) === from))
  const end = Math.min(checkpoint.journalFrom, head + 1)
  if (projections.length === 0 || !(await hasTransactions(connection, chain, { from, end }, least))) return undefined
  return { projections, from, end, isRepeated: false, head }
}

const nextOf = (stored: ReadonlyMap<string, Projection>, { name }: DeclaredProjection) => stored.get(name)?.nextBlock

/** The lists, and balances, with holders only if they have the same blocks. */
const mergeable = (projections: readonly DeclaredProjection[]): readonly DeclaredProjection[] =>
  projections.filter(
    (projection) =>
      isList(projection) ||
      projection === balancesProjection ||
      (projection === holdersProjection && projections.includes(balancesProjection)),
  )

/** Whether blocks have at least so many transactions. */
async function hasTransactions(
  connection: Connection,
  chain: bigint,
  { from, end }: { readonly from: number; readonly end: number },
  least: number,
): Promise<boolean> {
  let transactions = 0
  for (let next = from; next < end; next += countedAtOnce) {
    const given = { chain, from: next, limit: Math.min(countedAtOnce, end - next) }
    for (const { count } of await connection.all<{ count: number }>(transactionCounts, given)) transactions += count
    if (transactions >= least) return true
  }
  return false
}
