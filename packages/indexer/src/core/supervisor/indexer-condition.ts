import type { IndexerReport } from "@serac/store"

/** A report without the times that only its keeper knows. */
export type UntimedReport = Omit<IndexerReport, "since" | "reportedAt" | "stalledSince">

const hasReason = new Set(["retrying", "stuck", "paused", "standby", "stopped"])

/** The condition of an indexer and its node. */
export interface IndexerCondition {
  readonly state: IndexerReport["state"]
  readonly error?: string | undefined
  readonly head: number | undefined
  readonly nodeHead: number | undefined
  readonly nodeHeadAt: number | undefined
  readonly nodeBehindSince: number | undefined
  readonly nftMetadataError?: string | undefined
  /** Which blocks are not verified, and why. */
  readonly unverified?: string | undefined
  /** Which blocks are stored without their traces, and why. */
  readonly refusedTraces?: string | undefined
  /** Since when validators do not sign stored blocks, and why. */
  readonly unsigned?: string | undefined
  /** Which nodes gave answers that cannot be true. */
  readonly untrue?: string | undefined
}

/** The reason of the state, or a warning if the state needs no reason. */
export function conditionReason({
  state,
  error,
  head,
  nodeHead,
  nodeBehindSince,
  nftMetadataError,
  unverified,
  unsigned,
  untrue,
  refusedTraces,
}: IndexerCondition): Pick<IndexerReport, "reason"> {
  if (hasReason.has(state)) return error === undefined ? {} : { reason: error }
  if (nodeBehindSince !== undefined)
    return { reason: `its node is behind: it has block ${nodeHead}, and block ${head} is stored` }
  if (refusedTraces !== undefined) return { reason: refusedTraces }
  if (untrue !== undefined) return { reason: untrue }
  if (unsigned !== undefined) return { reason: unsigned }
  if (unverified !== undefined) return { reason: `unverified: ${unverified}` }
  return nftMetadataError === undefined ? {} : { reason: `NFT metadata is not read: ${nftMetadataError}` }
}

/** The head that the node reported. */
export function nodeHeadOf({
  nodeHead,
  nodeHeadAt,
  nodeBehindSince,
}: IndexerCondition): Pick<IndexerReport, "nodeHead"> {
  if (nodeHead === undefined || nodeHeadAt === undefined) return {}
  const behind = nodeBehindSince === undefined ? {} : { behindSince: nodeBehindSince }
  return { nodeHead: { number: nodeHead, observedAt: nodeHeadAt, ...behind } }
}
