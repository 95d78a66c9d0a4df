import type { Value } from "../../engine.ts"
import { journaled } from "../queries/journal.ts"
import type { Batch } from "../rows.ts"
import { isNftTransfer } from "./discoveries.ts"

/** What would have to be deleted from tables of NFTs and contracts, if blocks from `from` were undone: chain, block, table, key. */
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
 * The lowest block that can be undone after a batch: none that is deeper than `depth` below the node's head, none that is
 * settled, and none below one that was stored when it seemed too deep. It is the head's successor when none can be undone.
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
