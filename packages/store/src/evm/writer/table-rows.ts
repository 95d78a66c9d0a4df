import type { Value } from "../../engine.ts"
import { completeBlock } from "../../items/index.ts"
import type { Batch, BlockRow, DeploymentRow, TransferRow } from "../rows.ts"

type TableRows = readonly (readonly Value[])[]

/** A block with what only the order of blocks tells. */
export interface PlacedBlock extends BlockRow {
  /**
   * Where it stands in lists by time: when it says that it was made, but never below that of the block before, so that lists
   * by time are lists by number, and never so far ahead that one block would carry all later ones with it. Consensus
   * has both anyway.
   */
  readonly timestamp: number
  /** Transactions of all blocks up to this one. */
  readonly cumulativeTransactions: number
}

/** How far ahead of the clock and of the block before a block is believed to be, in seconds. */
const believed = 86_400
// A clock that says less was never set: 2025-01-01.
const earliest = 1_735_689_600

/** @param now - Unix seconds; below 2025 it limits nothing. */
export function placeBlocks(
  blocks: readonly BlockRow[],
  before: { readonly timestamp: number; readonly transactions: number },
  now: number,
): readonly PlacedBlock[] {
  let { timestamp, transactions } = before
  return blocks.map((block) => {
    // A clock that went back does not make a chain stand still: a block may always be a day after the one before.
    const latest = now < earliest ? block.timestamp : Math.max(now, timestamp) + believed
    timestamp = Math.max(timestamp, Math.min(block.timestamp, latest))
    transactions += block.transactionCount
    return { ...block, timestamp, cumulativeTransactions: transactions }
  })
}

export function blockRows(chain: bigint, blocks: readonly PlacedBlock[]): TableRows {
  return blocks.map((block) => [
    chain,
    block.number,
    block.hash,
    block.timestamp,
    block.transactionCount,
    block.gasUsed.toString(),
    completeBlock(block.fragment, block.cumulativeTransactions),
  ])
}

export function transactionRows(chain: bigint, batch: Batch, timestampOf: (blockNumber: number) => number): TableRows {
  return batch.transactions.map((row) => [
    chain,
    row.succeeded ? 1 : 0,
    row.blockNumber,
    row.index,
    timestampOf(row.blockNumber),
    row.fragment,
  ])
}

export function transferRows(chain: bigint, transfers: readonly TransferRow[]): TableRows {
  return transfers.map((row) => [
    chain,
    row.blockNumber,
    row.logIndex,
    row.batchIndex,
    row.token,
    row.standard,
    row.tokenId ?? null,
    row.fragment,
  ])
}

export function internalTransactionRows(chain: bigint, { internalTransactions = [] }: Batch): TableRows {
  return internalTransactions.map((row) => [chain, row.blockNumber, row.transactionIndex, row.sequence, row.fragment])
}

export function messengerEventRows(
  chain: bigint,
  { messengerEvents = [] }: Batch,
  timestampOf: (blockNumber: number) => number,
): TableRows {
  return messengerEvents.map((row) => [
    chain,
    row.blockNumber,
    row.logIndex,
    row.transactionIndex,
    timestampOf(row.blockNumber),
    row.fragment,
  ])
}

/**
 * Since when transactions are traced, from the first of them that was, and whether that is all of them. None for a batch without
 * any.
 *
 * @param before - transactions that were stored before the batch.
 */
export function traceStateRows(chain: bigint, { blocks, internalTransactions }: Batch, before: number): TableRows {
  const first = blocks.find(({ transactionCount }) => transactionCount > 0)
  return internalTransactions === undefined || first === undefined ? [] : [[chain, first.number, before === 0 ? 1 : 0]]
}

export function nftOwnerRows(chain: bigint, transfers: readonly TransferRow[]): TableRows {
  return transfers.flatMap((row) =>
    row.standard === 721 && row.tokenId !== undefined
      ? [[chain, row.token, row.tokenId, row.blockNumber, row.logIndex, row.batchIndex, row.to]]
      : [],
  )
}

export function deploymentRows(chain: bigint, deployments: readonly DeploymentRow[]): TableRows {
  return deployments.map((row) => [
    chain,
    row.blockNumber,
    row.transactionIndex,
    row.sequence,
    row.address,
    row.transactionHash,
    row.deployer,
    row.deployerContract ?? null,
  ])
}
