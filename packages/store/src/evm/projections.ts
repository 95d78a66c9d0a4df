import type { Connection } from "../engine.ts"
import { allProjections } from "./all-projections.ts"
import { checkpointOf } from "./checkpoint.ts"
import { readProjections } from "./queries/projections.ts"
import type { ProjectionStatus } from "./reader-port.ts"

/** The version of a projection that is rebuilt after its source rows; until then it stays and receives new blocks. */
export const outdated = 0

/** The next block of a projection that must be emptied first. */
export const unemptied = -1

/** The next block of a projection into which a run of many blocks is being merged: see `bulk/run-state.ts`. */
export const merging = -2

/** The stored progress of a projection or of source rows. */
export interface Projection {
  readonly name: string
  /** The version of the declaration that built it, or {@link outdated}. */
  readonly version: number
  /** The next block that the projection lacks, {@link unemptied} or {@link merging}; null if it has all blocks and receives new ones as they are stored. */
  readonly nextBlock: number | null
  /** 1 if the projection is kept, 0 if the operator disabled it. */
  readonly enabled: number
}

/** The name of the row in `evm_projection` that says which blocks are being merged: from its version on, up to its next block. */
export const runName = "merged-run"

/** Consecutive blocks whose entries are merged into projections. */
export interface RunRange {
  readonly from: number
  /** The first block after the range. */
  readonly to: number
}

/** The blocks that are being merged, by the stored progress of projections; undefined if none are. */
export function mergedRange(stored: ReadonlyMap<string, Projection>): RunRange | undefined {
  const run = stored.get(runName)
  return run === undefined || run.nextBlock === null ? undefined : { from: run.version, to: run.nextBlock }
}

/** The stored progress of a chain's projections, by name. */
export async function projectionsOf(connection: Connection, chain: bigint): Promise<ReadonlyMap<string, Projection>> {
  const rows = await connection.all<Projection>(readProjections, { chain })
  return new Map(rows.map((row) => [row.name, row]))
}

/** The progress of each list by id, then of the balances, the fees and the holders; empty for a chain without blocks. */
export async function projectionStatuses(connection: Connection, chain: bigint): Promise<readonly ProjectionStatus[]> {
  const stored = await projectionsOf(connection, chain)
  const head = (await checkpointOf(connection, chain))?.head.number
  if (head === undefined) return []
  const merged = mergedRange(stored)
  return allProjections.map(({ name, version }): ProjectionStatus => {
    const projection = stored.get(name)
    const isCurrent = projection?.version === version || projection?.version === outdated
    const nextBlock = projection?.nextBlock === merging ? merged?.from : projection?.nextBlock
    const next = isCurrent ? Math.max(0, nextBlock ?? head + 1) : 0
    if (projection?.enabled === 0) return { name, state: "off", next, head }
    return { name, state: isCurrent && projection.nextBlock === null ? "current" : "behind", next, head }
  })
}
