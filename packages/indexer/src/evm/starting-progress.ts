import type { IndexerProgress } from "./progress.ts"

/** The progress before anything is known. */
export const startingProgress = (chainId: string): IndexerProgress => ({
  chainId,
  state: "starting",
  blocksPerSecond: 0,
  transactionsPerSecond: 0,
  transfersPerSecond: 0,
  reorgs: 0,
  faults: 0,
  quarantined: 0,
  restarts: 0,
})
