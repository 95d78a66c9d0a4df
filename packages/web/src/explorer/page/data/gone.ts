import { pathTo } from "../router/route.ts"
import { primaryChainName } from "./catalog.ts"
import type { IndexerState, Indexers } from "./indexers.ts"

/** Something that does not answer, so that what is shown is as of before. */
export interface Gone {
  readonly kind: "service" | "node" | "indexer"
  /** Chains that are no longer followed; none where it is the service. */
  readonly names: readonly string[]
  /** Where the pages about them begin. */
  readonly paths: readonly string[]
  /** Unix seconds of this machine's clock; absent where it was never heard. */
  readonly since?: number
}

/** What the page knows of the service. */
export interface Heard {
  /** What it last told of its indexers. */
  readonly indexers?: Indexers | undefined
  /** Unix seconds since when it does not answer; undefined while it does. */
  readonly lostAt?: number | undefined
}

/** Seconds after which a node counts as gone: where its indexer asks in vain, and where it says nothing of that. */
const goneAfterSeconds = { retrying: 3, other: 5 }

/** What is gone. Of a service that does not answer nothing else is known. */
export function goneOf({ indexers, lostAt }: Heard): readonly Gone[] {
  if (lostAt !== undefined) return [{ kind: "service", since: lostAt, names: [], paths: ["/"] }]
  const lines = goneLines(indexers)
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
        // Where no chain is followed, neither is anything of the overview.
        paths: [...found.map(({ path }) => path), ...(found.length === lines.length ? ["/"] : [])],
        ...(Number.isFinite(since) && { since }),
      },
    ]
  })
}

/** Whether what a page shows is as of before. */
export function isLastKnown(gone: readonly Gone[], path: string): boolean {
  return gone.some(({ kind, paths }) =>
    paths.some((start) => kind === "service" || path === start || path.startsWith(`${start}/`)),
  )
}

interface GoneLine {
  readonly name: string
  readonly path: string
  readonly state: IndexerState
}

function goneLines(indexers: Indexers | undefined): readonly GoneLine[] {
  const chains = indexers?.chains ?? []
  const networks = indexers?.networks ?? []
  return [
    ...chains.map((state) => ({ name: state.name, path: pathTo`/chains/${state.chainId}`, state })),
    ...networks.flatMap(({ network, chains: primary }) =>
      primary.map((state) => {
        const { chainName } = state
        // All that is told of a network but its other chains comes from its P-Chain.
        const isP = chainName === "p-chain"
        const path = isP ? pathTo`/networks/${network}` : pathTo`/networks/${network}/blockchains/${chainName}`
        return { name: primaryChainName(chainName), path, state }
      }),
    ),
  ]
}

/** Which of a chain's indexer and its node is gone, and since when; undefined while both are there. */
function lossOf(state: IndexerState): { readonly kind: "indexer" | "node"; readonly since?: number } | undefined {
  const { state: activity, since, heardAgo, answeredAt } = state
  if (activity === "stopped") return { kind: "indexer", ...(since !== undefined && { since }) }
  if (!["starting", "backfilling", "following", "retrying"].includes(activity)) return undefined
  if (heardAgo === undefined) return activity === "retrying" ? { kind: "node" } : undefined
  const isGone = heardAgo > (activity === "retrying" ? goneAfterSeconds.retrying : goneAfterSeconds.other)
  return isGone ? { kind: "node", since: answeredAt - heardAgo } : undefined
}
