import type { BlockProposer } from "../p/platform-port.ts"

const proposerMemberStart = ',"proposerDetails":'

/** The member of a block's JSON for its proposer, with a leading comma; empty if there is none. */
export function proposerMember(proposer: BlockProposer | null | undefined): string {
  return proposer == null ? "" : proposerMemberStart + proposerJson(proposer)
}

/** Adds the proposer to a block's JSON that lacks it. */
export function withProposer(json: string, proposer: BlockProposer | null): string {
  return `${json.slice(0, -1)}${proposerMember(proposer)}}`
}

/** Corrects the size in a block's JSON: of the C-Chain's blocks no hash covers it, and the container has the block's bytes. */
export function withBlockSize(json: string, size: number): string {
  return json.replace(/"blockSizeBytes":\d+/, `"blockSizeBytes":${size}`)
}

/** The ID of the proposer's node in a block's JSON, `NodeID-...`; null for a proposer without a node ID, undefined if there is no proposer. */
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
