import { isBelow, linesOf } from "./chain-lines.ts"
import type { IndexerState, Indexers } from "./indexers.ts"

/** A part of the system that does not answer, so that the page shows old data. */
export interface Gone {
  readonly kind: "service" | "node" | "indexer"
  /** Names of the chains that are not followed any more; empty for the service itself. */
  readonly names: readonly string[]
  /** Path prefixes of the affected pages. */
  readonly paths: readonly string[]
  /** Start of the outage in Unix seconds of this machine's clock; absent if the part never answered. */
  readonly since?: number
}

/** The page's knowledge of the service. */
export interface Heard {
  /** The last received state of the indexers. */
  readonly indexers?: Indexers | undefined
  /** Unix seconds since when the service does not answer; undefined while it does. */
  readonly lostAt?: number | undefined
}

/** Seconds without an answer after which a node counts as gone: while its indexer is retrying, and otherwise. */
const goneAfterSeconds = { retrying: 3, other: 5 }

/** The parts that do not answer. If the service does not answer, only the service. */
export function goneOf({ indexers, lostAt }: Heard): readonly Gone[] {
  if (lostAt !== undefined) return [{ kind: "service", since: lostAt, names: [], paths: ["/"] }]
  const lines = linesOf(indexers)
  return (["indexer", "node"] as const).flatMap((kind) => {
    const found = lines.flatMap((line) => {
      const loss = lossOf(line.state)
      return loss?.kind === kind ? [{ ...line, since: loss.since }] : []
    })
    if (found.length === 0) return []
    const since = Math.min(...found.map((one) => one.since ?? Number.POSITIVE_INFINITY))
    return [
      {
        kind,
        names: found.map(({ name }) => name),
        // If no chain is followed, the overview is old too.
        paths: [...found.map(({ path }) => path), ...(found.length === lines.length ? ["/"] : [])],
        ...(Number.isFinite(since) && { since }),
      },
    ]
  })
}

/** Whether the page at a path shows old data. */
export function isLastKnown(gone: readonly Gone[], path: string): boolean {
  return gone.some(({ kind, paths }) => paths.some((start) => kind === "service" || isBelow(path, start)))
}

/** Whether a chain's indexer or its node is gone, and since when; undefined if neither is. */
function lossOf(state: IndexerState): { readonly kind: "indexer" | "node"; readonly since?: number } | undefined {
  const { state: activity, since, heardAgo, answeredAt } = state
  if (activity === "stopped") return { kind: "indexer", ...(since !== undefined && { since }) }
  if (!["starting", "backfilling", "following", "retrying"].includes(activity)) return undefined
  if (heardAgo === undefined) return activity === "retrying" ? { kind: "node" } : undefined
  const isGone = heardAgo > (activity === "retrying" ? goneAfterSeconds.retrying : goneAfterSeconds.other)
  return isGone ? { kind: "node", since: answeredAt - heardAgo } : undefined
}
