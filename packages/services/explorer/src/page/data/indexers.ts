import { dataServiceUrl } from "./client.ts"

/** How an indexer is. See `@serac/monitoring`. */
export interface IndexerState {
  readonly state: string
  /** Unix seconds. */
  readonly since?: number
  readonly reason?: string
  readonly stuckAt?: number
  readonly head?: { readonly number: number; readonly timestamp: number }
  readonly nodeHead?: { readonly number: number; readonly observedAt: number }
  readonly lag?: { readonly blocks?: number; readonly seconds: number }
  readonly updatedAt?: number
  readonly quarantined: number
  readonly differences: number
  readonly reportedAt?: number
}

/** The indexer of an EVM chain. */
export interface ChainIndexer extends IndexerState {
  readonly chainId: string
  readonly name: string
}

/** The indexer of a chain of a primary network. */
export interface PrimaryIndexer extends IndexerState {
  readonly chainName: string
}

/** What operators are told. */
export interface Indexers {
  readonly status: string
  readonly problems: readonly string[]
  readonly chains: readonly ChainIndexer[]
  readonly networks: readonly {
    readonly network: string
    readonly networkId: number
    readonly notes: readonly string[]
    readonly chains: readonly PrimaryIndexer[]
  }[]
}

/**
 * Asks how the indexers are: `/health`, which is no operation of the API and only told to pages of the same origin. Not ready is an
 * answer, too.
 */
export async function readIndexers(signal: AbortSignal): Promise<Indexers> {
  const response = await fetch(`${dataServiceUrl()}/health`, { signal, credentials: "omit" })
  if (response.status !== 200 && response.status !== 503) throw new Error(`/health answered ${response.status}`)
  const { status = "unknown", problems = [], chains = [], networks = [] } = (await response.json()) as Partial<Indexers>
  return { status, problems, chains, networks }
}

/** How much of a chain is indexed, 0 to 1; undefined where the node's head is not known. */
export function progressOf({ head, nodeHead }: IndexerState): number | undefined {
  if (nodeHead === undefined) return undefined
  if (nodeHead.number === 0) return 1
  return Math.min(1, (head?.number ?? 0) / nodeHead.number)
}
