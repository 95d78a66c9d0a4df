import type { Value } from "../../engine.ts"
import { completeBlock } from "../../items/index.ts"
import type { Batch, BlockRow, DeploymentRow, TransferRow } from "../rows.ts"

type TableRows = readonly (readonly Value[])[]

/** A block with the values that depend on the order of blocks. */
export interface PlacedBlock extends BlockRow {
  /**
   * The block's time in lists by time: its own timestamp, but never below the previous block's, so that order by time is order by
   * number, and limited in the future, so that one block cannot move all later ones. Consensus guarantees both anyway.
   */
  readonly timestamp: number
  /** The number of transactions of all blocks up to this one. */
  readonly cumulativeTransactions: number
}

/** Seconds by which a block's timestamp may exceed the clock and the previous block's timestamp. */
const believed = 86_400
// A clock below 2025-01-01 was never set.
const earliest = 1_735_689_600

/** @param now - Unix seconds; a value before 2025 limits nothing. */
export function placeBlocks(
  blocks: readonly BlockRow[],
  before: { readonly timestamp: number; readonly transactions: number },
  now: number,
): readonly PlacedBlock[] {
  let { timestamp, transactions } = before
  return blocks.map((block) => {
    // A clock that was set back must not stop the chain: a block may always be a day after the previous one.
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
 * The block from which transactions are traced: the block of the first traced transaction, and whether no transactions precede it.
 * Empty for a batch without any.
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
