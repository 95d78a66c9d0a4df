import type { BlockProposer } from "../p/platform-port.ts"

const proposerMemberStart = ',"proposerDetails":'

/** The member of a block's JSON that tells of its proposer, with the comma before it; empty where there is none to tell of. */
export function proposerMember(proposer: BlockProposer | null | undefined): string {
  return proposer == null ? "" : proposerMemberStart + proposerJson(proposer)
}

/** A block's JSON with its proposer, whom it did not have. */
export function withProposer(json: string, proposer: BlockProposer | null): string {
  return `${json.slice(0, -1)}${proposerMember(proposer)}}`
}

/** The ID of the node in a block's JSON, `NodeID-...`; null for a proposer without one, undefined where there is no proposer. */
export function proposerIn(json: string): string | null | undefined {
  if (!json.includes(proposerMemberStart)) return undefined
  const { proposerDetails } = JSON.parse(json) as { readonly proposerDetails?: { readonly proposerNodeId?: string } }
  return proposerDetails && (proposerDetails.proposerNodeId ?? null)
}

const proposerJson = (proposer: BlockProposer): string =>
  JSON.stringify({
    proposerId: proposer.containerId,
    proposerParentId: proposer.parentContainerId,
    proposerNodeId: proposer.nodeId,
    proposerPChainHeight: proposer.platformHeight,
    proposerTimestamp: proposer.timestamp,
  })
