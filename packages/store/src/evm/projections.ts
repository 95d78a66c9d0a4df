import type { Connection } from "../engine.ts"
import { allProjections } from "./all-projections.ts"
import { checkpointOf } from "./checkpoint.ts"
import { readProjections } from "./queries/projections.ts"
import type { ProjectionStatus } from "./reader-port.ts"

/** The version of a projection that is rebuilt after its source rows; until then it stays and receives new blocks. */
export const outdated = 0

/** The next block of a projection that must be emptied first. */
export const unemptied = -1

/** The stored progress of a projection or of source rows. */
export interface Projection {
  readonly name: string
  /** The version of the declaration that built it, or {@link outdated}. */
  readonly version: number
  /** The next block that the projection lacks, or {@link unemptied}; null if it has all blocks and receives new ones as they are stored. */
  readonly nextBlock: number | null
  /** 1 if the projection is kept, 0 if the operator disabled it. */
  readonly enabled: number
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
  return allProjections.map(({ name, version }): ProjectionStatus => {
    const projection = stored.get(name)
    const isCurrent = projection?.version === version || projection?.version === outdated
    const next = isCurrent ? Math.max(0, projection.nextBlock ?? head + 1) : 0
    if (projection?.enabled === 0) return { name, state: "off", next, head }
    return { name, state: isCurrent && projection.nextBlock === null ? "current" : "behind", next, head }
  })
}
