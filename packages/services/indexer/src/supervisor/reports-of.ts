import type { IndexerReport } from "@serac/store"
import type { NetworkIndexerProgress } from "../network/progress.ts"
import type { IndexerProgress } from "../progress.ts"

/** A report but for the times that only its keeper knows. */
export type UntimedReport = Omit<IndexerReport, "since" | "reportedAt">

const hasReason = new Set(["retrying", "stuck", "paused", "standby", "stopped"])

/** What the progress of an EVM chain's indexer says of it. */
export function chainReport(progress: IndexerProgress): UntimedReport {
  const { chainId, state, error, stuckAt, head, nodeHead, nodeHeadAt, metrics } = progress
  const { faults, restarts, reorgs, quarantined } = progress
  return {
    subject: { kind: "chain", chainId },
    state,
    ...(error !== undefined && hasReason.has(state) ? { reason: error } : {}),
    ...(stuckAt === undefined ? {} : { stuckAt }),
    ...(head === undefined ? {} : { head: { number: head.number, timestamp: head.timestamp } }),
    ...(nodeHead === undefined || nodeHeadAt === undefined
      ? {}
      : { nodeHead: { number: nodeHead, observedAt: nodeHeadAt } }),
    faults,
    restarts,
    reorgs,
    quarantined,
    differences: progress.differences ?? 0,
    ...(metrics === undefined ? {} : { metrics }),
  }
}

/** What the progress of a network's indexer says of each of its chains. */
export function networkReports(progress: NetworkIndexerProgress): readonly UntimedReport[] {
  const { networkId, restarts, metrics } = progress
  return progress.chains.map(
    ({ chain, state, error, stuckAt, head, nodeHeight, nodeHeightAt, faults, quarantined }) => ({
      subject: { kind: "network", networkId, chain },
      state,
      ...(error !== undefined && hasReason.has(state) ? { reason: error } : {}),
      ...(stuckAt === undefined ? {} : { stuckAt }),
      ...(head === undefined ? {} : { head: { number: head.height, timestamp: head.timestamp } }),
      ...(nodeHeight === undefined || nodeHeightAt === undefined
        ? {}
        : { nodeHead: { number: nodeHeight, observedAt: nodeHeightAt } }),
      faults,
      restarts,
      reorgs: 0,
      quarantined,
      // They are of the network as a whole, and told once.
      differences: chain === "P" ? (progress.differences ?? 0) : 0,
      ...(metrics === undefined ? {} : { metrics }),
    }),
  )
}
