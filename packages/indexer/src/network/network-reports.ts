import { conditionReason, nodeHeadOf, type UntimedReport } from "../core/supervisor/index.ts"
import type { NetworkIndexerProgress } from "./progress.ts"

/** The reports of a network's chains, from the progress of its indexer. */
export function networkReports(progress: NetworkIndexerProgress): readonly UntimedReport[] {
  const { networkId, restarts, metrics } = progress
  return progress.chains.map((one) => {
    const { chain, state, error, stuckAt, head, nodeHeight, nodeHeightAt, nodeBehindSince, faults, quarantined } = one
    const { untrue, untrueAnswers = 0, retryAt } = one
    const node = { nodeHead: nodeHeight, nodeHeadAt: nodeHeightAt, nodeBehindSince, untrue }
    const told = { state, error, head: head?.height, ...node }
    return {
      subject: { kind: "network", networkId, chain },
      state,
      ...conditionReason(told),
      ...(stuckAt === undefined ? {} : { stuckAt }),
      ...(retryAt === undefined ? {} : { retryAt }),
      ...(head === undefined ? {} : { head: { number: head.height, timestamp: head.timestamp } }),
      ...nodeHeadOf(told),
      faults,
      restarts,
      reorgs: 0,
      quarantined,
      // Differences belong to the whole network, and are reported once.
      differences: chain === "P" ? (progress.differences ?? 0) : 0,
      metrics: { ...metrics, untrueAnswers },
    }
  })
}
