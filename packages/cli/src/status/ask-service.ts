import type { IndexingState } from "@serac/server/monitoring"
import type { PrimaryChain } from "@serac/store"
import type { StoredCondition } from "./read-store.ts"
import type { ServiceStatus } from "./status.ts"

/** A service that was asked how it is. */
export interface ServiceReply {
  readonly status: ServiceStatus
  /** The states of chains as it told them, by {@link chainKey} and {@link primaryChainKey}; none where it did not answer. */
  readonly states: ReadonlyMap<string, IndexingState>
}

const timeoutMs = 2_000
/** Seconds by which what a service tells must be newer than what is stored: it leaves out hosts, which an operator may see. */
const newer = 3

const letters: Readonly<Record<string, PrimaryChain>> = { "p-chain": "P", "x-chain": "X", "c-chain": "C" }

/** An EVM chain among the states of a service. */
export const chainKey = (chainId: string): string => `chain ${chainId}`
/** A chain of a primary network among them. */
export const primaryChainKey = (networkId: number, chain: PrimaryChain): string => `network ${networkId} ${chain}`

/** Asks a service for its health. */
export async function askService(url: string): Promise<ServiceReply> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(timeoutMs) })
    return { status: { url, answers: true }, states: statesOf(await response.json().catch(() => ({}))) }
  } catch {
    return { status: { url, answers: false }, states: new Map() }
  }
}

/**
 * The state of a chain as its service tells it, where that is newer than what is stored or nothing can be read: reports are not stored
 * while the disk is full or the database away.
 */
export function newestCondition(told: StoredCondition, live: IndexingState | undefined): StoredCondition {
  if (live?.reportedAt === undefined) return told
  const isNewer = live.reportedAt - (told.indexing?.reportedAt ?? 0) > newer
  return isNewer ? { ...told, indexing: live } : told
}

interface HealthAnswer {
  readonly chains?: readonly (IndexingState & { readonly chainId: string })[]
  readonly networks?: readonly {
    readonly networkId: number
    readonly chains: readonly (IndexingState & { readonly chainName: string })[]
  }[]
}

/** What stands at the port may be anything. */
function statesOf(answer: unknown): ReadonlyMap<string, IndexingState> {
  const told = Object(answer) as HealthAnswer
  const chains = listOf(told.chains)
  const networks = listOf(told.networks)
  return new Map([
    ...chains.map((chain) => [chainKey(chain.chainId), stateOf(chain)] as const),
    ...networks.flatMap(({ networkId, chains: own }) =>
      listOf(own).flatMap((chain) => {
        const letter = letters[chain.chainName]
        return letter === undefined ? [] : [[primaryChainKey(networkId, letter), stateOf(chain)] as const]
      }),
    ),
  ])
}

const listOf = <Item>(value: readonly Item[] | undefined): readonly Item[] => (Array.isArray(value) ? value : [])

/** A state without what `/health` says beside it. */
function stateOf(told: IndexingState): IndexingState {
  const {
    chainId: _,
    chainName: __,
    name: ___,
    summary: ____,
    ...state
  } = told as IndexingState & Record<string, unknown>
  return state as unknown as IndexingState
}
