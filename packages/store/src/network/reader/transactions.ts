import type { Connection } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import type { NetworkTransactionFilter, SortOrder } from "../filters.ts"
import {
  chainByCode,
  chainCode,
  distinct,
  distinctBytes,
  emptyBytes,
  pieces,
  positionAt,
  positionOf,
  startOfBlock,
  textOf,
} from "../keys.ts"
import { type ListKey, type TransactionListOf, transactionList } from "../list-keys.ts"
import { firstBlockAfter, lastBlockBefore } from "../queries/blocks.ts"
import { stakerDataByIds } from "../queries/stakers.ts"
import { stakingPeriodsByIds } from "../queries/staking-periods.ts"
import {
  listTransactionsNewestFirst,
  listTransactionsOldestFirst,
  transactionById,
  transactionsByPositions,
} from "../queries/transactions.ts"
import { utxosByKeys, utxosOfTransaction } from "../queries/utxos.ts"
import type { PrimaryChain } from "../rows.ts"
import type { StoredNetworkTransaction, StoredUtxo } from "../stored.ts"
import { storedUtxoOf, type UtxoColumns } from "../utxo-rows.ts"
import { highestId, type ListPosition, listsWithItems, readLists } from "./list.ts"
import { readRowsOfValidation, type ValidationPage } from "./validation-transactions.ts"

/** The columns of a transaction under the names that the queries give them. */
export interface TransactionColumns {
  readonly chain: number
  readonly position: number
  readonly id: Uint8Array
  readonly type: string
  readonly timestamp: number
  readonly inputs: Uint8Array
  readonly fragment: string
}

interface PeriodColumns {
  readonly rewardTx: Uint8Array
  readonly data: string
}

/** Up to this many types, all lists are read at once. For more types the non-empty lists are found first: most addresses have few types. */
const fewTypes = 2

/** A page of transactions. */
export async function readTransactions(
  connection: Connection,
  network: number,
  filter: NetworkTransactionFilter,
  { after, limit }: Range<readonly [number, number]>,
): Promise<readonly StoredNetworkTransaction[]> {
  const stretch = await stretchOf(connection, network, filter)
  if (stretch === undefined) return []
  const cursor = after && positionOf({ height: after[0], index: after[1] })
  const page = { ...stretch, cursor, limit }
  const rows =
    filter.validationId === undefined
      ? await readRows(connection, network, filter, page)
      : await readRowsOfValidation(connection, network, filter, page, readRows)
  return withUtxos(connection, network, rows)
}

/** One transaction. */
export async function readTransaction(
  connection: Connection,
  network: number,
  id: Uint8Array,
): Promise<StoredNetworkTransaction | undefined> {
  const row = await connection.get<TransactionColumns>(transactionById, { network, id })
  return row && (await withUtxos(connection, network, [row]))[0]
}

/** A range of positions on a chain, both ends inclusive. */
export interface Positions {
  readonly lowest: number
  readonly highest: number
}

/** The range of positions in a time range, both inclusive; undefined if it has no blocks. */
export async function stretchOf(
  connection: Connection,
  network: number,
  { chain, startTimestamp, endTimestamp }: Pick<NetworkTransactionFilter, "chain" | "startTimestamp" | "endTimestamp">,
): Promise<Positions | undefined> {
  const read = async (query: typeof firstBlockAfter, timestamp: number) =>
    (await connection.get<{ height: number }>(query, { network, chain: chainCode(chain), timestamp }))?.height
  const [first, last] = [
    startTimestamp === undefined ? 0 : await read(firstBlockAfter, startTimestamp),
    endTimestamp === undefined ? Number.POSITIVE_INFINITY : await read(lastBlockBefore, endTimestamp),
  ]
  if (first === undefined || last === undefined || last < first) return undefined
  return { lowest: startOfBlock(first), highest: Math.min(beyond - 1, startOfBlock(last + 1) - 1) }
}

async function readRows(
  connection: Connection,
  network: number,
  { chain, addresses, assetId, types, order }: NetworkTransactionFilter,
  { lowest, highest, cursor, limit }: ValidationPage,
): Promise<readonly TransactionColumns[]> {
  const code = chainCode(chain)
  if (addresses === undefined && assetId === undefined && types === undefined) {
    const common = { network, chain: code, limit }
    return order === "asc"
      ? connection.all(listTransactionsOldestFirst, {
          ...common,
          bound: highest,
          position: Math.max(cursor ?? -1, lowest - 1),
        })
      : connection.all(listTransactionsNewestFirst, {
          ...common,
          bound: lowest,
          position: Math.min(cursor ?? beyond, highest + 1),
        })
  }
  const whose = addresses === undefined ? [{ assetId }] : distinctBytes(addresses).map((address) => ({ address }))
  const lists = await transactionLists(connection, network, chain, whose, types)
  const listed = await readLists(
    connection,
    network,
    lists,
    { order, after: rightAfter(order, cursor), lowest, highest },
    limit,
  )
  const positions = listed.map(({ position }) => position)
  return transactionsAt(connection, network, chain, positions)
}

/** The transaction lists of addresses or of an asset, of all types or of some; empty lists may be left out. */
export async function transactionLists(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  whose: readonly TransactionListOf[],
  types: readonly string[] | undefined,
): Promise<readonly ListKey[]> {
  const ofTypes: readonly (string | undefined)[] = types === undefined ? [undefined] : [...new Set(types)]
  const listsOf = async (of: TransactionListOf) => {
    const all = ofTypes.map((type) => transactionList(chain, { ...of, type }))
    return all.length > fewTypes ? await listsWithItems(connection, network, all) : all
  }
  return (await Promise.all(whose.map(listsOf))).flat()
}

/** The position directly after all entries at a position; undefined for the list's beginning. */
export function rightAfter(order: SortOrder, position: number | undefined): ListPosition | undefined {
  return position === undefined ? undefined : { position, id: order === "asc" ? highestId : emptyBytes }
}

/** The transactions at positions of a chain, in that order. */
export async function transactionsAt(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  positions: readonly number[],
): Promise<readonly TransactionColumns[]> {
  const parameters = { network, chain: chainCode(chain) }
  const rows = await readBatch<TransactionColumns>(connection, transactionsByPositions, parameters, positions)
  const byPosition = new Map(rows.map((row) => [row.position, row]))
  return positions.flatMap((position) => byPosition.get(position) ?? [])
}

/** Adds the consumed and emitted UTXOs, and the stakers' outcomes, to transactions. */
export async function withUtxos(
  connection: Connection,
  network: number,
  rows: readonly TransactionColumns[],
): Promise<readonly StoredNetworkTransaction[]> {
  const inputs = rows.map((row) => pieces(row.inputs, 36))
  const consumed = await readBatch<UtxoColumns>(connection, utxosByKeys, { network }, distinctBytes(inputs.flat()))
  const byKey = new Map(consumed.map((row): [string, StoredUtxo] => [textOf(row.key), storedUtxoOf(row)]))
  const emitted = await Promise.all(
    rows.map(({ id }) => {
      const [first, last] = [Buffer.concat([id, Buffer.alloc(4)]), Buffer.concat([id, Buffer.alloc(4, 0xff)])]
      return connection.all<UtxoColumns>(utxosOfTransaction, { network, first, last })
    }),
  )
  // Only the P-Chain has stakers.
  const ids = rows.filter(({ chain }) => chainByCode(chain) === "P").map(({ id }) => id)
  const stakers = await readBatch<{ txId: Uint8Array; data: string }>(connection, stakerDataByIds, { network }, ids)
  const staked = new Map(stakers.map(({ txId, data }) => [textOf(txId), data]))
  const ending = rows.filter(({ type }) => type === "RewardAutoRenewedValidatorTx").map(({ id }) => id)
  const ended = await readBatch<PeriodColumns>(connection, stakingPeriodsByIds, { network }, ending)
  const periods = new Map(ended.map(({ rewardTx, data }) => [textOf(rewardTx), data]))
  return rows.map((row, at) => {
    const data = staked.get(textOf(row.id))
    const period = periods.get(textOf(row.id))
    return {
      chain: chainByCode(row.chain),
      ...positionAt(row.position),
      id: row.id,
      type: row.type,
      fragment: row.fragment,
      consumed: distinct((inputs[at] ?? []).map(textOf), (key) => key).flatMap((key) => byKey.get(key) ?? []),
      emitted: (emitted[at] ?? []).map(storedUtxoOf),
      ...(data !== undefined && { staker: JSON.parse(data) }),
      ...(period !== undefined && { period: JSON.parse(period) }),
    }
  })
}
