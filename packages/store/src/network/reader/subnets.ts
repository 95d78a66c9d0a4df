import type { Connection } from "../../engine.ts"
import type { Query } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import type { L1ValidatorFilter, RewardFilter, SortOrder } from "../filters.ts"
import { emptyBytes, positionOf, textOf } from "../keys.ts"
import { type L1ValidatorColumns, l1ValidatorOf } from "../l1-validator-rows.ts"
import { blockchainList, l1ValidatorList, rewardList, subnetList } from "../list-keys.ts"
import { l1ValidatorsByIds } from "../queries/l1-validators.ts"
import { rewardsByIds } from "../queries/rewards.ts"
import { blockchainsByIds, blockchainsOfSubnets, subnetsByIds } from "../queries/subnets.ts"
import { type RewardColumns, storedReward } from "../reward-rows.ts"
import type { BlockchainRow, L1ValidatorRow } from "../rows.ts"
import type { StoredReward, StoredSubnet } from "../stored.ts"
import { type BlockchainColumns, blockchainOf, type SubnetColumns, subnetRow } from "../subnet-rows.ts"
import { bytesOfCursor, compareListed, highestId } from "./list.ts"
import { readListedRows } from "./listed-rows.ts"
import { whose } from "./stakers.ts"

/** A page of subnets. */
export async function readSubnets(
  connection: Connection,
  network: number,
  order: SortOrder,
  { after, limit }: Range<readonly [number, number]>,
): Promise<readonly StoredSubnet[]> {
  const found = await readListedRows(connection, network, {
    lists: [subnetList],
    order,
    after: rightAfter(order, after),
    limit,
    rowsOf: byIds<SubnetColumns>(connection, network, subnetsByIds, ({ subnetId }) => subnetId),
  })
  return withBlockchains(
    connection,
    network,
    found.map(({ row }) => row),
  )
}

/** One subnet. */
export async function readSubnet(
  connection: Connection,
  network: number,
  id: Uint8Array,
): Promise<StoredSubnet | undefined> {
  const rows = await readBatch<SubnetColumns>(connection, subnetsByIds, { network }, [id])
  return (await withBlockchains(connection, network, rows))[0]
}

async function withBlockchains(
  connection: Connection,
  network: number,
  rows: readonly SubnetColumns[],
): Promise<readonly StoredSubnet[]> {
  const ids = rows.map(({ subnetId }) => subnetId)
  const columns = await readBatch<BlockchainColumns>(connection, blockchainsOfSubnets, { network }, ids)
  const ascending = [...columns].sort((one, other) => one.position - other.position)
  const ofSubnets = new Map(rows.map(({ subnetId }): [string, BlockchainRow[]] => [textOf(subnetId), []]))
  for (const row of ascending) ofSubnets.get(textOf(row.subnetId))?.push(blockchainOf(row))
  return rows.map((row) => ({ ...subnetRow(row), blockchains: ofSubnets.get(textOf(row.subnetId)) ?? [] }))
}

/** A page of blockchains. */
export async function readBlockchains(
  connection: Connection,
  network: number,
  order: SortOrder,
  { after, limit }: Range<readonly [number, number]>,
): Promise<readonly BlockchainRow[]> {
  const found = await readListedRows(connection, network, {
    lists: [blockchainList],
    order,
    after: rightAfter(order, after),
    limit,
    rowsOf: byIds<BlockchainColumns>(connection, network, blockchainsByIds, ({ blockchainId }) => blockchainId),
  })
  return found.map(({ row }) => blockchainOf(row))
}

/** One blockchain. */
export async function readBlockchain(
  connection: Connection,
  network: number,
  id: Uint8Array,
): Promise<BlockchainRow | undefined> {
  const [row] = await readBatch<BlockchainColumns>(connection, blockchainsByIds, { network }, [id])
  return row && blockchainOf(row)
}

/** A page of L1 validators, newest first. */
export async function readL1Validators(
  connection: Connection,
  network: number,
  { subnetId, nodeId, validationId, includeInactive }: L1ValidatorFilter,
  { after, limit }: Range<readonly [number, number, string]>,
): Promise<readonly L1ValidatorRow[]> {
  const rowsOf = byIds<L1ValidatorColumns>(connection, network, l1ValidatorsByIds, (row) => row.validationId)
  const begin = after && { position: positionOf({ height: after[0], index: after[1] }), id: bytesOfCursor(after[2]) }
  const isOf = (id: Uint8Array, wanted: Uint8Array | undefined) => wanted === undefined || textOf(id) === textOf(wanted)
  const isWanted = (row: L1ValidatorColumns) => isOf(row.subnetId, subnetId) && isOf(row.nodeId, nodeId)
  if (validationId !== undefined) {
    return [...(await rowsOf([validationId])).values()]
      .filter((row) => isWanted(row) && (includeInactive || (row.weight !== "0" && row.endAccumulatedFee !== "0")))
      .filter((row) => begin === undefined || compareListed({ position: row.position, id: validationId }, begin) < 0)
      .slice(0, limit)
      .map(l1ValidatorOf)
  }
  const lists = [l1ValidatorList(includeInactive, nodeId === undefined ? { subnetId } : { nodeId })]
  const query = { lists, order: "desc", after: begin, limit, isWanted, rowsOf } as const
  return (await readListedRows(connection, network, query)).map(({ row }) => l1ValidatorOf(row))
}

/** A page of rewards. */
export async function readRewards(
  connection: Connection,
  network: number,
  filter: RewardFilter,
  { after, limit }: Range<readonly [number, string]>,
): Promise<readonly StoredReward[]> {
  const of = whose(filter)
  const found = await readListedRows(connection, network, {
    lists: of.lists.map(rewardList),
    order: filter.order,
    after: after && { position: positionOf({ height: after[0], index: 0 }), id: bytesOfCursor(after[1]) },
    limit,
    isWanted: of.isWanted,
    rowsOf: byIds<RewardColumns>(connection, network, rewardsByIds, ({ id }) => id),
  })
  return found.map(({ row }) => storedReward(row))
}

/** The position directly after all entries at a place. */
function rightAfter(order: SortOrder, after: readonly [number, number] | undefined) {
  if (after === undefined) return undefined
  const [height, index] = after
  return { position: positionOf({ height, index }), id: order === "asc" ? highestId : emptyBytes }
}

function byIds<Row>(
  connection: Connection,
  network: number,
  queries: readonly Query[],
  idOf: (row: Row) => Uint8Array,
): (ids: readonly Uint8Array[]) => Promise<ReadonlyMap<string, Row>> {
  return async (ids) => {
    const rows = await readBatch<Row>(connection, queries, { network }, ids)
    return new Map(rows.map((row) => [textOf(idOf(row)), row]))
  }
}
