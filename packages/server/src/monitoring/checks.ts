import { primaryChainNames } from "./chain-names.ts"
import { healthOf } from "./health.ts"
import type { IndexingState } from "./indexing-state.ts"
import type { Monitor } from "./monitor.ts"
import { isBlocked } from "./problems.ts"
import type { Snapshot } from "./snapshot.ts"

/** A part of a service, and whether it works. */
export interface Check {
  /** The name, such as `store`, `chain 43114` or `p-chain of mainnet`. */
  readonly name: string
  readonly isUp: boolean
}

/** The state of a service for callers: without reasons, which are for its operators. */
export interface Checks {
  /** Whether requests should be sent here, as in `/health`. */
  readonly ready: boolean
  /** The store first, then every chain. */
  readonly checks: readonly Check[]
}

/** Reads the state of a service's parts: see {@link checksOf}. */
export async function readChecks(monitor: Monitor, maxLag?: number): Promise<Checks> {
  return checksOf(await monitor.snapshot(), maxLag)
}

/**
 * The state of a service's parts. A chain is up when some of it is indexed and its indexer is neither stuck nor stopped nor, with `maxLag`
 * (seconds), further behind.
 */
export function checksOf(snapshot: Snapshot, maxLag?: number): Checks {
  const { chains, networks, storeFault } = snapshot
  const isUp = (state: IndexingState) => state.head !== undefined && !isBlocked(state, maxLag)
  return {
    ready: healthOf(snapshot, maxLag).ready,
    checks: [
      { name: "store", isUp: storeFault === undefined },
      ...chains.map((chain) => ({ name: `chain ${chain.chainId}`, isUp: isUp(chain) })),
      ...networks.flatMap(({ network, chains: ofNetwork }) =>
        ofNetwork.map((state) => ({ name: `${primaryChainNames[state.chain]} of ${network}`, isUp: isUp(state) })),
      ),
    ],
  }
}
