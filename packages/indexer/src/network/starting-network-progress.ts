import type { NetworkIndexerProgress } from "./progress.ts"

/** The progress before anything is known. */
export const startingNetworkProgress = (networkId: number): NetworkIndexerProgress => ({
  networkId,
  state: "starting",
  chains: (["P", "X", "C"] as const).map((chain) => {
    return { chain, state: "starting", blocksPerSecond: 0, transactionsPerSecond: 0, faults: 0, quarantined: 0 }
  }),
  faults: 0,
  notes: [],
  restarts: 0,
})
