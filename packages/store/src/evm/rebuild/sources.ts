import type { Connection } from "../../engine.ts"
import { itemVersions } from "../../items/index.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import { archiveState } from "../archive/rows.ts"
import { checkpointOf } from "../checkpoint.ts"
import { outdated, type Projection, projectionsOf } from "../projections.ts"
import type { ProjectionStatus } from "../reader-port.ts"
import { joinVersions } from "./join-versions.ts"

/** Rows that are made of what nodes answered, so that they can be made of the archive again. */
export interface RebuildSource {
  /** As `evm_projection` names it, beside the lists. */
  readonly name: string
  /**
   * 1 or more: one more whenever the same answers make other rows than before, so that those that are stored are made anew. Where rows
   * have other keys or other places than before, the lists of them need another version too.
   */
  readonly version: number
  readonly kinds: readonly DeclaredProjection["of"][]
}

/** Of the columns of `rows`: one more whenever the same blocks make other columns while the texts stay as they are. */
const columnsVersion = 1

/** The sources of an EVM chain. */
export const sources = {
  /** Blocks, transactions, transfers, deployments, owners of NFTs, and what counts them. */
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

/** Whether rows are made anew. */
export const isBehind = (projection: Projection | undefined): boolean =>
  projection !== undefined && projection.nextBlock !== null

/**
 * Kinds of rows that are made anew now, for which what is made of them waits. Those whose next block the archive lacks are not among
 * them: they stay as they are, and what waited for them would wait for ever.
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

/** How far each source is; nothing of a chain that has no blocks. */
export async function sourceStatuses(connection: Connection, chain: bigint): Promise<readonly ProjectionStatus[]> {
  const head = (await checkpointOf(connection, chain))?.head.number
  if (head === undefined) return []
  const stored = await projectionsOf(connection, chain)
  return allSources.map(({ name }): ProjectionStatus => {
    const source = stored.get(name)
    const next = source?.nextBlock ?? null
    if (next !== null) return { name, state: "behind", next, head }
    // Those of the blocks that the archive lacks are missing for good.
    return { name, state: source?.version === outdated ? "off" : "current", next: head + 1, head }
  })
}
