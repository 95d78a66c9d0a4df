import { parseNodeId } from "@serac/chain"
import QuickLRU from "quick-lru"
import type { BlockProposer } from "./p/platform-port.ts"

/** Cache size: more than there are validators at a time. */
const maxKeptProposers = 10_000
const proposersByCertificate = new QuickLRU<string, Uint8Array>({ maxSize: maxKeptProposers })

/**
 * The proposer of a block for its row: 20 bytes; null if the block has no proposer or signature, undefined if it is unknown.
 * Block 0, which has no container, has no proposer.
 */
export function proposerRow(height: number, proposer: BlockProposer | null | undefined): Uint8Array | null | undefined {
  if (proposer === undefined) return height === 0 ? null : undefined
  const { nodeId } = proposer ?? {}
  if (nodeId === undefined) return null
  let bytes = proposersByCertificate.get(nodeId)
  if (bytes === undefined) {
    bytes = parseNodeId(nodeId)
    proposersByCertificate.set(nodeId, bytes)
  }
  return bytes
}
