import { timeText } from "../core/index.ts"
import { conditionReason, nodeHeadOf, type UntimedReport } from "../core/supervisor/index.ts"
import type { IndexerProgress } from "./progress.ts"

/** The report of an EVM chain's indexer, from its progress. */
export function chainReport(progress: IndexerProgress): UntimedReport {
  const { chainId, state, error, stuckAt, head, nodeHead, nodeHeadAt, nodeBehindSince, metrics } = progress
  const { nftMetadataError, unverified, untrue, refusedTraces, signatures, retryAt } = progress
  const node = { nodeHead, nodeHeadAt, nodeBehindSince, untrue }
  const told = {
    state,
    error,
    head: head?.number,
    ...node,
    nftMetadataError,
    unverified,
    refusedTraces,
    unsigned: unsignedWords(signatures),
  }
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

/** Since when validators do not sign. */
function unsignedWords(signatures: IndexerProgress["signatures"]): string | undefined {
  if (signatures?.unsigned === undefined) return undefined
  const { signed, unsigned } = signatures
  const last = signed === undefined ? "" : ` (the last one was ${signed.number})`
  return `validators have signed no block since ${timeText(unsigned.since)}${last}: ${unsigned.reason}`
}
