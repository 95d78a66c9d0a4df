import type { IndexingState } from "@serac/server/monitoring"
import type { PrimaryChain } from "@serac/store"
import type { StoredCondition } from "./read-store.ts"
import type { ServiceStatus } from "./status.ts"

/** The health of a service. */
export interface ServiceReply {
  readonly status: ServiceStatus
  /** The reported states of chains, by {@link chainKey} and {@link primaryChainKey}; empty if the service did not answer. */
  readonly states: ReadonlyMap<string, IndexingState>
}

const timeoutMs = 2_000
/** How many seconds newer than the stored state a service's state must be to be used: it omits hosts, which an operator may see. */
const newer = 3

const letters: Readonly<Record<string, PrimaryChain>> = { "p-chain": "P", "x-chain": "X", "c-chain": "C" }

/** The key of an EVM chain's state. */
export const chainKey = (chainId: string): string => `chain ${chainId}`
/** The key of the state of a primary network's chain. */
export const primaryChainKey = (networkId: number, chain: PrimaryChain): string => `network ${networkId} ${chain}`

/** Requests a service's health. */
export async function askService(url: string): Promise<ServiceReply> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(timeoutMs) })
    return { status: { url, answers: true }, states: statesOf(await response.json().catch(() => ({}))) }
  } catch {
    return { status: { url, answers: false }, states: new Map() }
  }
}

/**
 * The state of a chain from its service, if it is newer than the stored one, or if the store is unreadable: reports are not stored
 * while the disk is full or the database is unavailable.
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

/** The response is untrusted: any server may listen at the port. */
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

/** A state without the other members of `/health`. */
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
