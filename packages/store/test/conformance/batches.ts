import type { Batch } from "../../src/index.ts"

/** The blocks of two batches, one after the other. */
export function joined(one: Batch, other: Batch): Batch {
  return {
    blocks: [...one.blocks, ...other.blocks],
    transactions: [...one.transactions, ...other.transactions],
    transfers: [...one.transfers, ...other.transfers],
    deployments: [...one.deployments, ...other.deployments],
    internalTransactions: [...(one.internalTransactions ?? []), ...(other.internalTransactions ?? [])],
    messengerEvents: [...(one.messengerEvents ?? []), ...(other.messengerEvents ?? [])],
  }
}

/** The blocks from a number up to another; the batch begins with block 0. */
export function within(batch: Batch, from: number, to: number): Batch {
  const kept = <Row extends { readonly blockNumber: number }>(rows: readonly Row[]) =>
    rows.filter(({ blockNumber }) => blockNumber >= from && blockNumber < to)
  return {
    blocks: batch.blocks.slice(from, to),
    transactions: kept(batch.transactions),
    transfers: kept(batch.transfers),
    deployments: kept(batch.deployments),
    internalTransactions: kept(batch.internalTransactions ?? []),
    messengerEvents: kept(batch.messengerEvents ?? []),
  }
}
