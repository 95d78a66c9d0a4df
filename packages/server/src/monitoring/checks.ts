import { primaryChainNames } from "./chain-names.ts"
import { healthOf } from "./health.ts"
import type { IndexingState } from "./indexing-state.ts"
import type { Monitor } from "./monitor.ts"
import { isBlocked } from "./problems.ts"
import type { Snapshot } from "./snapshot.ts"

/** A part of a service, and whether it works. */
export interface Check {
  /** `store`, `chain 43114`, `p-chain of mainnet`. */
  readonly name: string
  readonly isUp: boolean
}

/** What a service tells callers of itself: no reasons, which are for its operators. */
export interface Checks {
  /** Whether requests should be sent here, as `/health` says it. */
  readonly ready: boolean
  /** The store first, then every chain. */
  readonly checks: readonly Check[]
}

/** Reads how the parts of a service are: see {@link checksOf}. */
export async function readChecks(monitor: Monitor, maxLag?: number): Promise<Checks> {
  return checksOf(await monitor.snapshot(), maxLag)
}

/**
 * How the parts of a service are. A chain is up when something of it is indexed and its indexer is neither stuck nor stopped nor, with
 * `maxLag` (seconds), further behind.
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
