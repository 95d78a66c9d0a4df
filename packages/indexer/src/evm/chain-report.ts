import { conditionReason, nodeHeadOf, type UntimedReport } from "../core/supervisor/index.ts"
import type { IndexerProgress } from "./progress.ts"

/** The report of an EVM chain's indexer, from its progress. */
export function chainReport(progress: IndexerProgress): UntimedReport {
  const { chainId, state, error, stuckAt, head, nodeHead, nodeHeadAt, nodeBehindSince, metrics } = progress
  const { nftMetadataError, unverified, untrue, refusedTraces, retryAt } = progress
  const node = { nodeHead, nodeHeadAt, nodeBehindSince, untrue }
  const told = { state, error, head: head?.number, ...node, nftMetadataError, unverified, refusedTraces }
  const { faults, restarts, reorgs, quarantined } = progress
  return {
    subject: { kind: "chain", chainId },
    state,
    ...conditionReason(told),
    ...(stuckAt === undefined ? {} : { stuckAt }),
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(head === undefined ? {} : { head: { number: head.number, timestamp: head.timestamp } }),
    ...nodeHeadOf(told),
    faults,
    restarts,
    reorgs,
    quarantined,
    differences: progress.differences ?? 0,
    ...(metrics === undefined ? {} : { metrics }),
  }
}
