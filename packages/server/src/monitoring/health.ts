import type { ReplicaLag } from "@serac/store"
import { primaryChainNames } from "./chain-names.ts"
import type { Monitor } from "./monitor.ts"
import { problemsOf } from "./problems.ts"
import { summaryOf } from "./sentences.ts"
import type { ChainState, NetworkState, PrimaryChainState, Snapshot } from "./snapshot.ts"

/** The health of a service for `/health`: as `Health` of `@serac/server/http`. */
export interface MonitoredHealth {
  readonly ready: boolean
  /** Ready, but with a problem. */
  readonly degraded: boolean
  readonly details: {
    /** Problems as texts. */
    readonly problems: readonly string[]
    readonly chains: readonly (Omit<ChainState, "report"> & Summarized)[]
    /** Absent without networks. */
    readonly networks?: readonly NetworkHealth[]
    /** The lag of the replica that lists are read from; absent without one. */
    readonly replica?: ReplicaLag
  }
}

/** The state of a chain in one sentence without its name: see {@link summaryOf}. */
export interface Summarized {
  readonly summary: string
}

/** A primary network in `/health`. */
export interface NetworkHealth extends Omit<NetworkState, "chains"> {
  readonly chains: readonly (Omit<PrimaryChainState, "chain" | "report"> &
    Summarized & { readonly chainName: string })[]
}

/** Reads the health for `/health`: see {@link healthOf}. */
export async function readHealth(monitor: Monitor, maxLag?: number): Promise<MonitoredHealth> {
  return healthOf(await monitor.snapshot(), maxLag)
}

/**
 * The health for `/health`. A service is ready if it can read its store and has data of a chain; with `maxLag` (seconds) every chain must also
 * be known, indexed and no further behind, none of them stuck, stopped or unreported.
 */
export function healthOf(snapshot: Snapshot, maxLag?: number): MonitoredHealth {
  const { chains, networks, storeFault, missing, replica } = snapshot
  const all = [...chains, ...networks.flatMap((network) => network.chains)]
  const hasData = all.length === 0 || all.some(({ head }) => head !== undefined)
  const problems = problemsOf(snapshot, maxLag)
  const isBlocked = maxLag !== undefined && (missing !== undefined || problems.some(({ blocks }) => blocks))
  const words = [
    ...(storeFault === undefined ? [] : [storeFault]),
    ...(hasData || storeFault !== undefined ? [] : ["nothing is indexed yet"]),
    ...(missing === undefined ? [] : [missing]),
    ...problems.map((problem) => problem.words),
  ]
  return {
    ready: storeFault === undefined && hasData && !isBlocked,
    degraded: words.length > 0,
    details: {
      problems: words,
      chains: chains.map(({ report: _, ...chain }) => ({ ...chain, summary: summaryOf(chain) })),
      ...(networks.length === 0 ? {} : { networks: networks.map(networkHealth) }),
      ...(replica === undefined ? {} : { replica }),
    },
  }
}

function networkHealth({ chains, ...network }: NetworkState): NetworkHealth {
  return {
    ...network,
    chains: chains.map(({ report: _, chain, ...state }) => ({
      chainName: primaryChainNames[chain],
      ...state,
      summary: summaryOf(state),
    })),
  }
}
