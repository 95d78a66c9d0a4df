import type { Value } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { journalKind } from "../queries/journal.ts"
import type { Batch } from "../rows.ts"
import { isNftTransfer } from "./discoveries.ts"

const noToken = "0x"

/** What would have to be deleted from tables that are not ordered by block, if blocks from `from` were undone. */
export function journalRows(chain: bigint, batch: Batch, from: number): readonly (readonly Value[])[] {
  const rows: Value[][] = []
  const add = (block: number, kind: number, address: Hex, tokenId: Hex = noToken) =>
    rows.push([chain, block, kind, address, tokenId])
  for (const transfer of batch.transfers) {
    const { blockNumber, token, standard } = transfer
    if (blockNumber < from) continue
    add(blockNumber, journalKind.token, token)
    add(blockNumber, journalKind.contract, token)
    if (isNftTransfer(transfer)) add(blockNumber, journalKind.nft, token, transfer.tokenId)
    if (standard !== 721) continue
    add(blockNumber, journalKind.erc721Address, transfer.from)
    add(blockNumber, journalKind.erc721Address, transfer.to)
  }
  for (const { blockNumber, deployer, deployerContract, address } of batch.deployments) {
    if (blockNumber < from) continue
    add(blockNumber, journalKind.creator, deployer)
    if (deployerContract !== undefined) add(blockNumber, journalKind.creator, deployerContract)
    add(blockNumber, journalKind.contract, address)
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
