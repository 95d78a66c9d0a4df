import { utxoId } from "@serac/chain"
import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { storable } from "../../storable.ts"
import { distinct, distinctBytes, positionOf, startOfBlock, textOf } from "../keys.ts"
import { blockchainList, rewardList, subnetList } from "../list-keys.ts"
import { rewardsByIds } from "../queries/rewards.ts"
import { blockchainsByIds, subnetsByIds } from "../queries/subnets.ts"
import { rewardValues } from "../reward-rows.ts"
import type { AssetRow, BlockchainRow, RewardRow, StakingPeriodRow, SubnetRow } from "../rows.ts"
import {
  blockchainTable,
  rewardTable,
  stakingPeriodTable,
  subnetBlockchainTable,
  subnetTable,
} from "../staking-tables.ts"
import {
  type BlockchainColumns,
  blockchainValues,
  type SubnetColumns,
  subnetRow,
  subnetValues,
} from "../subnet-rows.ts"
import { assetTable } from "../tables.ts"
import { ListChanges } from "./list-entries.ts"

/** Replaces subnets. */
export async function writeSubnets(
  transaction: Transaction,
  network: number,
  rows: readonly SubnetRow[],
): Promise<void> {
  const subnets = distinct([...rows].reverse(), ({ subnetId }) => textOf(subnetId))
  const ids = subnets.map(({ subnetId }) => subnetId)
  const stored = await readBatch<SubnetColumns>(transaction, subnetsByIds, { network }, ids)
  const before = new Map(stored.map((row) => [textOf(row.subnetId), subnetEntry(subnetRow(row))]))
  const lists = new ListChanges(network)
  for (const row of subnets) lists.change(before.get(textOf(row.subnetId)), subnetEntry(row))
  await lists.write(transaction)
  await transaction.replace(
    subnetTable,
    subnets.map((row) => subnetValues(network, row)),
  )
}

const subnetEntry = (row: SubnetRow) => ({ lists: [subnetList], position: positionOf(row), id: row.subnetId })

/** Stores blockchains that are not stored yet. */
export async function writeBlockchains(
  transaction: Transaction,
  network: number,
  rows: readonly BlockchainRow[],
): Promise<void> {
  const blockchains = distinct(rows, ({ blockchainId }) => textOf(blockchainId))
  const ids = blockchains.map(({ blockchainId }) => blockchainId)
  const stored = await readBatch<BlockchainColumns>(transaction, blockchainsByIds, { network }, ids)
  const known = new Set(stored.map(({ blockchainId }) => textOf(blockchainId)))
  const added = blockchains.filter(({ blockchainId }) => !known.has(textOf(blockchainId)))
  const lists = new ListChanges(network)
  for (const row of added) {
    lists.change(undefined, { lists: [blockchainList], position: positionOf(row), id: row.blockchainId })
  }
  await lists.write(transaction)
  await transaction.insert(
    blockchainTable,
    added.map((row) => blockchainValues(network, row)),
  )
  await transaction.insert(
    subnetBlockchainTable,
    added.map(({ subnetId, blockchainId }) => [network, subnetId, blockchainId]),
  )
}

/** Stores rewards that are not stored yet. */
export async function writeRewards(
  transaction: Transaction,
  network: number,
  rows: readonly RewardRow[],
): Promise<void> {
  const rewards = distinct(
    rows.map((row) => ({ row, id: utxoId(row.utxo.txId, row.utxo.outputIndex) })),
    ({ id }) => textOf(id),
  )
  const ids = rewards.map(({ id }) => id)
  const stored = await readBatch<{ id: Uint8Array }>(transaction, rewardsByIds, { network }, ids)
  const known = new Set(stored.map(({ id }) => textOf(id)))
  const added = rewards.filter(({ id }) => !known.has(textOf(id)))
  const lists = new ListChanges(network)
  for (const { row, id } of added) {
    const addresses = distinctBytes(row.addresses).map((address) => rewardList({ address }))
    const entry = { lists: [rewardList(), rewardList({ nodeId: row.nodeId }), ...addresses], id }
    lists.change(undefined, { ...entry, position: startOfBlock(row.height) })
  }
  await lists.write(transaction)
  await transaction.insert(
    rewardTable,
    added.map(({ row, id }) => rewardValues(network, id, row)),
  )
}

/** Stores periods of validators that are not stored yet. */
export async function writeStakingPeriods(
  transaction: Transaction,
  network: number,
  rows: readonly StakingPeriodRow[],
): Promise<void> {
  await transaction.insertMissing(
    stakingPeriodTable,
    rows.map(({ rewardTx, stakerTx, data }) => [network, rewardTx, stakerTx, JSON.stringify(data)]),
  )
}

/** Stores assets that are not stored yet. */
export async function writeAssets(transaction: Transaction, network: number, rows: readonly AssetRow[]): Promise<void> {
  await transaction.insertMissing(
    assetTable,
    rows.map((row) => [
      network,
      row.assetId,
      storable(row.name),
      storable(row.symbol),
      row.denomination,
      row.type,
      row.cap,
      row.createdAt,
    ]),
  )
}
