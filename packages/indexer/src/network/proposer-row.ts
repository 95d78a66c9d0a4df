import { parseNodeId } from "@serac/chain"
import QuickLRU from "quick-lru"
import type { BlockProposer } from "./p/platform-port.ts"

/** More than there are validators at a time. */
const maxKeptProposers = 10_000
const proposersByCertificate = new QuickLRU<string, Uint8Array>({ maxSize: maxKeptProposers })

/**
 * Who proposed a block, as its row has it: 20 bytes; null where nobody did or signed, undefined where that is not known. Nobody proposed
 * block 0, which has no container.
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
