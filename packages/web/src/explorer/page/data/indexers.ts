import { dataServiceUrl } from "./client.ts"

/** The state of an indexer. See `@serac/server/monitoring`. */
export interface IndexerState {
  readonly state: string
  /** Start of the state in Unix seconds. */
  readonly since?: number
  readonly reason?: string
  readonly stuckAt?: number
  /** The state in one sentence, without the name of the chain. */
  readonly summary: string
  readonly head?: { readonly number: number; readonly timestamp: number }
  readonly nodeHead?: { readonly number: number; readonly observedAt: number; readonly behindSince?: number }
  readonly lag?: { readonly blocks?: number; readonly seconds: number }
  readonly updatedAt?: number
  readonly quarantined: number
  readonly differences: number
  readonly reportedAt?: number
  /** Seconds between the node's last answer and the service's answer, by the service's clock; absent if the node never answered. */
  readonly heardAgo?: number
  /** Time of the service's answer in Unix seconds of this machine's clock, which may differ from the service's. */
  readonly answeredAt: number
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

/** The states that operators can read. */
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
 * Reads the states of the indexers from `/health`, which is not part of the API and only readable from the same origin. A 503 (not ready) is a valid
 * answer too.
 */
export async function readIndexers(signal: AbortSignal): Promise<Indexers> {
  const response = await fetch(`${dataServiceUrl()}/health`, { signal, credentials: "omit" })
  if (response.status !== 200 && response.status !== 503) throw new Error(`/health answered ${response.status}`)
  const { status = "unknown", problems = [], chains = [], networks = [] } = (await response.json()) as Partial<Indexers>
  const answeredAt = Date.now() / 1_000
  const saidAt = Date.parse(response.headers.get("date") ?? "") / 1_000
  const timed = <State extends IndexerState>(state: State): State => ({
    ...state,
    answeredAt,
    ...(state.nodeHead && {
      heardAgo: Math.max(0, (Number.isNaN(saidAt) ? answeredAt : saidAt) - state.nodeHead.observedAt),
    }),
  })
  const timedNetworks = networks.map((network) => ({ ...network, chains: network.chains.map(timed) }))
  return { status, problems, chains: chains.map(timed), networks: timedNetworks }
}

/** The indexed share of a chain, 0 to 1; undefined if the node's head is unknown. */
export function progressOf({ head, nodeHead }: IndexerState): number | undefined {
  if (nodeHead === undefined) return undefined
  if (nodeHead.number === 0) return 1
  return Math.min(1, (head?.number ?? 0) / nodeHead.number)
}
