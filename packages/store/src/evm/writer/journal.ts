import type { Value } from "../../engine.ts"
import { journaled } from "../queries/journal.ts"
import type { Batch } from "../rows.ts"
import { isNftTransfer } from "./discoveries.ts"

/** Keys of rows in tables of NFTs and contracts that a rollback of blocks from `from` on deletes: chain, block, table, key. */
export function journalRows(chain: bigint, batch: Batch, from: number): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  for (const transfer of batch.transfers) {
    const { blockNumber, token } = transfer
    if (blockNumber < from) continue
    rows.push([chain, blockNumber, journaled.contract, token])
    if (isNftTransfer(transfer)) rows.push([chain, blockNumber, journaled.nft, token + transfer.tokenId.slice(2)])
  }
  for (const { blockNumber, address } of batch.deployments) {
    if (blockNumber >= from) rows.push([chain, blockNumber, journaled.contract, address])
  }
  return rows
}

/**
 * The lowest block that can be rolled back after a batch: at most `depth` below the node's head, above settled blocks, and above
 * blocks that seemed too deep when they were stored. The head's successor if none can be rolled back.
 */
export function journalStart(
  batch: { readonly first: number; readonly last: number },
  nodeHead: number,
  depth: number,
  before: number | undefined,
  settled = -1,
): number {
  const shallow = Math.max(settled + 1, Math.max(nodeHead, batch.last) - depth + 1)
  if (shallow > batch.last) return batch.last + 1
  return shallow > batch.first ? shallow : Math.max(before ?? batch.first, shallow)
}
