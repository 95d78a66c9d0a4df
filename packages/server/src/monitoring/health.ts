import type { ReplicaLag } from "@serac/store"
import { primaryChainNames } from "./chain-names.ts"
import type { Monitor } from "./monitor.ts"
import { problemsOf } from "./problems.ts"
import { summaryOf } from "./sentences.ts"
import type { ChainState, NetworkState, PrimaryChainState, Snapshot } from "./snapshot.ts"

/** How a service is, for `/health`: as `Health` of `@serac/server/http`. */
export interface MonitoredHealth {
  readonly ready: boolean
  /** Ready, but something is wrong. */
  readonly degraded: boolean
  readonly details: {
    /** What is wrong, in words. */
    readonly problems: readonly string[]
    readonly chains: readonly (Omit<ChainState, "report"> & Summarized)[]
    /** Absent where there is none. */
    readonly networks?: readonly NetworkHealth[]
    /** How far the replica is behind from which lists are read; absent without one. */
    readonly replica?: ReplicaLag
  }
}

/** How a chain is, in one sentence without its name: see {@link summaryOf}. */
export interface Summarized {
  readonly summary: string
}

/** A primary network as `/health` tells of it. */
export interface NetworkHealth extends Omit<NetworkState, "chains"> {
  readonly chains: readonly (Omit<PrimaryChainState, "chain" | "report"> &
    Summarized & { readonly chainName: string })[]
}

/** Reads how everything is, for `/health`: see {@link healthOf}. */
export async function readHealth(monitor: Monitor, maxLag?: number): Promise<MonitoredHealth> {
  return healthOf(await monitor.snapshot(), maxLag)
}

/**
 * How everything is, for `/health`. Ready is a service that can read its store and has data of a chain; with `maxLag` (seconds)
 * every chain must be known, indexed and no further behind, none of them stuck, stopped or unreported.
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
