import type { IndexerReport } from "@serac/store"
import type { NetworkIndexerProgress } from "../network/progress.ts"
import type { IndexerProgress } from "../progress.ts"

/** A report but for the times that only its keeper knows. */
export type UntimedReport = Omit<IndexerReport, "since" | "reportedAt">

const hasReason = new Set(["retrying", "stuck", "paused", "standby", "stopped"])

/** What an indexer says of itself and its node. */
interface Told {
  readonly state: IndexerReport["state"]
  readonly error?: string | undefined
  readonly head: number | undefined
  readonly nodeHead: number | undefined
  readonly nodeHeadAt: number | undefined
  readonly nodeBehindSince: number | undefined
  readonly nftMetadataError?: string | undefined
}

/** Why it is in its state, or what is to be known of it though all is well. */
function reasonOf({
  state,
  error,
  head,
  nodeHead,
  nodeBehindSince,
  nftMetadataError,
}: Told): Pick<IndexerReport, "reason"> {
  if (hasReason.has(state)) return error === undefined ? {} : { reason: error }
  if (nodeBehindSince === undefined)
    return nftMetadataError === undefined ? {} : { reason: `NFT metadata is not read: ${nftMetadataError}` }
  return { reason: `its node is behind: it has block ${nodeHead}, and block ${head} is stored` }
}

function nodeHeadOf({ nodeHead, nodeHeadAt, nodeBehindSince }: Told): Pick<IndexerReport, "nodeHead"> {
  if (nodeHead === undefined || nodeHeadAt === undefined) return {}
  const behind = nodeBehindSince === undefined ? {} : { behindSince: nodeBehindSince }
  return { nodeHead: { number: nodeHead, observedAt: nodeHeadAt, ...behind } }
}

/** What the progress of an EVM chain's indexer says of it. */
export function chainReport(progress: IndexerProgress): UntimedReport {
  const { chainId, state, error, stuckAt, head, nodeHead, nodeHeadAt, nodeBehindSince, metrics } = progress
  const { nftMetadataError } = progress
  const told = { state, error, head: head?.number, nodeHead, nodeHeadAt, nodeBehindSince, nftMetadataError }
  const { faults, restarts, reorgs, quarantined } = progress
  return {
    subject: { kind: "chain", chainId },
    state,
    ...reasonOf(told),
    ...(stuckAt === undefined ? {} : { stuckAt }),
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

/** What the progress of a network's indexer says of each of its chains. */
export function networkReports(progress: NetworkIndexerProgress): readonly UntimedReport[] {
  const { networkId, restarts, metrics } = progress
  return progress.chains.map((one) => {
    const { chain, state, error, stuckAt, head, nodeHeight, nodeHeightAt, nodeBehindSince, faults, quarantined } = one
    const node = { nodeHead: nodeHeight, nodeHeadAt: nodeHeightAt, nodeBehindSince }
    const told = { state, error, head: head?.height, ...node }
    return {
      subject: { kind: "network", networkId, chain },
      state,
      ...reasonOf(told),
      ...(stuckAt === undefined ? {} : { stuckAt }),
      ...(head === undefined ? {} : { head: { number: head.height, timestamp: head.timestamp } }),
      ...nodeHeadOf(told),
      faults,
      restarts,
      reorgs: 0,
      quarantined,
      // They are of the network as a whole, and told once.
      differences: chain === "P" ? (progress.differences ?? 0) : 0,
      ...(metrics === undefined ? {} : { metrics }),
    }
  })
}
