import type { Connection } from "../engine.ts"
import { allProjections } from "./all-projections.ts"
import { checkpointOf } from "./checkpoint.ts"
import { readProjections } from "./queries/projections.ts"
import type { ProjectionStatus } from "./reader-port.ts"

/**
 * The version of a projection that is to be made anew once the rows are that it is made of; until then it stays as it is, and gets
 * what belongs to it of new blocks.
 */
export const outdated = 0

/** The next block of a projection that has to be emptied first. */
export const unemptied = -1

/** How far a projection or what projections are made of is, as it is stored. */
export interface Projection {
  readonly name: string
  /** Of the declaration that it was made by, or {@link outdated}. */
  readonly version: number
  /** The next block that it lacks, or {@link unemptied}; null where it has all and gets new ones with their blocks. */
  readonly nextBlock: number | null
  /** 1 where it is kept, 0 where the operator has left it out. */
  readonly enabled: number
}

/** What is stored of a chain's projections, by name. */
export async function projectionsOf(connection: Connection, chain: bigint): Promise<ReadonlyMap<string, Projection>> {
  const rows = await connection.all<Projection>(readProjections, { chain })
  return new Map(rows.map((row) => [row.name, row]))
}

/** How far each list is, by id, and then the balances, the fees and the holders; nothing of a chain that has no blocks. */
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
