import type { Connection } from "../../engine.ts"
import { itemVersions } from "../../items/index.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { archiveState } from "../archive/rows.ts"
import { checkpointOf } from "../checkpoint.ts"
import { outdated, type Projection, projectionsOf } from "../projections.ts"
import type { ProjectionStatus } from "../reader-port.ts"
import { joinVersions } from "./join-versions.ts"

/** Rows that are derived from nodes' answers, so that they can be rebuilt from the archive. */
export interface RebuildSource {
  /** The name in `evm_projection`, next to the lists. */
  readonly name: string
  /**
   * 1 or more: increase it whenever the same answers produce other rows than before, so that stored rows are rebuilt. If rows get
   * other keys or positions, the lists of these rows need another version too.
   */
  readonly version: number
  readonly kinds: readonly DeclaredProjection["of"][]
}

/** Version of the columns of `rows`: increase it whenever the same blocks produce other columns while the texts stay. */
const columnsVersion = 1

/** The sources of an EVM chain. */
export const sources = {
  /** Blocks, transactions, transfers, deployments, owners of NFTs, and their counters. */
  rows: {
    name: "rows",
    version: joinVersions(columnsVersion, itemVersions.block, itemVersions.transaction, itemVersions.transfer),
    kinds: ["blocks", "transactions", "transfers", "deployments"],
  },
  internalTransactions: {
    name: "internal-transaction-rows",
    version: itemVersions.internalTransaction,
    kinds: ["internalTransactions"],
  },
  messengerEvents: {
    name: "messenger-event-rows",
    version: itemVersions.messengerEvent,
    kinds: ["messengerEvents"],
  },
} as const satisfies Readonly<Record<string, RebuildSource>>

/** All sources. */
export const allSources: readonly RebuildSource[] = Object.values(sources)

/** Whether rows are being rebuilt. */
export const isBehind = (projection: Projection | undefined): boolean =>
  projection !== undefined && projection.nextBlock !== null

/**
 * Kinds of rows that are being rebuilt, for which dependent projections wait. Without those whose next block the archive lacks: they
 * stay as they are, and a dependent projection would wait forever.
 */
export async function kindsAwaited(
  connection: Connection,
  chain: bigint,
  stored: ReadonlyMap<string, Projection>,
): Promise<ReadonlySet<DeclaredProjection["of"]>> {
  const behind = allSources.filter(({ name }) => isBehind(stored.get(name)))
  if (behind.length === 0) return new Set()
  const archived = (await archiveState(connection, chain)) ?? { first: 0, last: -1 }
  const isTold = ({ name }: RebuildSource) => {
    const next = stored.get(name)?.nextBlock ?? 0
    return next >= archived.first && next <= archived.last
  }
  return new Set(behind.filter(isTold).flatMap(({ kinds }) => kinds))
}

/** The progress of each source; empty for a chain without blocks. */
export async function sourceStatuses(connection: Connection, chain: bigint): Promise<readonly ProjectionStatus[]> {
  const head = (await checkpointOf(connection, chain))?.head.number
  if (head === undefined) return []
  const stored = await projectionsOf(connection, chain)
  return allSources.map(({ name }): ProjectionStatus => {
    const source = stored.get(name)
    const next = source?.nextBlock ?? null
    if (next !== null) return { name, state: "behind", next, head }
    // Rows of blocks that the archive lacks are permanently missing.
    return { name, state: source?.version === outdated ? "off" : "current", next: head + 1, head }
  })
}
