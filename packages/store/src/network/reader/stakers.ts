import type { Connection } from "../../engine.ts"
import { hexDigits } from "../../hex.ts"
import type { Cursor, Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import type { DelegatorFilter, RewardFilter, ValidatorFilter } from "../filters.ts"
import { distinctBytes, positionAt, positionOf, textOf } from "../keys.ts"
import { type ListKey, type ListOf, stakerList } from "../list-keys.ts"
import type { StakerCursor, ValidatorCursor } from "../positions.ts"
import { stakersByIds } from "../queries/stakers.ts"
import { type ObservedStakerColumns, storedStakerOf } from "../staker-rows.ts"
import type { StoredStaker } from "../stored.ts"
import { bytesOfCursor, type ListPosition } from "./list.ts"
import { type Criterion, readListedRows } from "./listed-rows.ts"
import type { ValidatorBook } from "./validator-book.ts"

/** A page of validators. */
export async function readValidators(
  connection: Connection,
  network: number,
  book: ValidatorBook,
  filter: ValidatorFilter,
  { after, limit }: Range<ValidatorCursor>,
): Promise<readonly StoredStaker<ValidatorCursor>[]> {
  const chosen = await book.choose(filter, after, limit)
  const rows = await stakerRows(
    connection,
    network,
    chosen.map(({ txId }) => txId),
  )
  return chosen.flatMap(({ txId, cursor }) => {
    const row = rows.get(textOf(txId))
    return row === undefined ? [] : [shownStaker(row, cursor, book)]
  })
}

/** A page of delegators. */
export function readDelegators(
  connection: Connection,
  network: number,
  book: ValidatorBook,
  { nodeIds, rewardAddresses, status, order }: DelegatorFilter,
  range: Range<StakerCursor>,
): Promise<readonly StoredStaker<StakerCursor>[]> {
  const of = whose({ nodeIds, addresses: rewardAddresses })
  const lists = of.lists.map((each) => stakerList("delegator", status, each))
  return readStakers(connection, network, book, { lists, order, isWanted: of.isWanted }, range)
}

/** A page of active stakers that have a pending reward. */
export function readPendingRewards(
  connection: Connection,
  network: number,
  book: ValidatorBook,
  filter: RewardFilter,
  range: Range<StakerCursor>,
): Promise<readonly StoredStaker<StakerCursor>[]> {
  const of = whose(filter)
  const lists = of.lists.flatMap((each) => [
    stakerList("validator", "active", each),
    stakerList("delegator", "active", each),
  ])
  // Validators of a permissioned subnet receive no rewards.
  const isWanted = (row: ObservedStakerColumns) => row.rewardAddresses.length > 0 && of.isWanted(row)
  return readStakers(connection, network, book, { lists, order: filter.order, isWanted }, range)
}

/** The lists to read for a filter, and the remaining condition on their items. */
export function whose({
  nodeIds,
  addresses,
}: {
  readonly nodeIds?: readonly Uint8Array[] | undefined
  readonly addresses?: readonly Uint8Array[] | undefined
}): { readonly lists: readonly ListOf[]; readonly isWanted: Criterion<{ readonly nodeId: Uint8Array }> } {
  const nodes = nodeIds && new Set(nodeIds.map(textOf))
  if (addresses !== undefined) {
    const lists = distinctBytes(addresses).map((address) => ({ address }))
    return { lists, isWanted: ({ nodeId }) => nodes === undefined || nodes.has(textOf(nodeId)) }
  }
  const lists = nodeIds === undefined ? [{}] : distinctBytes(nodeIds).map((nodeId) => ({ nodeId }))
  return { lists, isWanted: () => true }
}

async function readStakers(
  connection: Connection,
  network: number,
  book: ValidatorBook,
  query: {
    readonly lists: readonly ListKey[]
    readonly order: "asc" | "desc"
    readonly isWanted: Criterion<ObservedStakerColumns>
  },
  { after, limit }: Range<StakerCursor>,
): Promise<readonly StoredStaker<StakerCursor>[]> {
  const begin = after && { position: positionOf({ height: after[0], index: after[1] }), id: bytesOfCursor(after[2]) }
  const found = await readListedRows(connection, network, {
    ...query,
    after: begin,
    limit,
    rowsOf: (ids) => stakerRows(connection, network, ids),
  })
  return found.map(({ listed, row }) => shownStaker(row, positionCursor(listed), book))
}

/** Height, position in the block, ID. */
export function positionCursor({ position, id }: ListPosition): StakerCursor {
  const { height, index } = positionAt(position)
  return [height, index, hexDigits(id)]
}

async function stakerRows(
  connection: Connection,
  network: number,
  ids: readonly Uint8Array[],
): Promise<ReadonlyMap<string, ObservedStakerColumns>> {
  const rows = await readBatch<ObservedStakerColumns>(connection, stakersByIds, { network }, ids)
  return new Map(rows.map((row) => [textOf(row.txId), row]))
}

function shownStaker<At extends Cursor>(row: ObservedStakerColumns, cursor: At, book: ValidatorBook): StoredStaker<At> {
  return {
    ...storedStakerOf(row),
    cursor,
    subnetWeight: book.weightOf(row.subnetId),
    expectedFees: book.expectedFeesOf(row.txId),
  }
}
