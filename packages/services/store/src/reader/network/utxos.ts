import type { Connection } from "../../engine.ts"
import { utxoSort } from "../../network/address-utxos.ts"
import { chainCode, distinctBytes, eightBytes, textOf } from "../../network/keys.ts"
import type { StoredUtxo, UtxoFilter } from "../../network/reader-port.ts"
import { storedUtxoOf, type UtxoColumns } from "../../network/utxo-rows.ts"
import type { Range } from "../../port.ts"
import { listUtxosAscending, listUtxosDescending, utxosByNumbers } from "../../queries/network/utxos.ts"
import { readBatch } from "../../read-batch.ts"
import { bytesOfCursor } from "./list.ts"
import { merge, type ReadRange } from "./merge.ts"

/** A UTXO as an address lists it. */
interface ListedUtxo {
  /** What is sorted by, in eight bytes. */
  readonly sortKey: Uint8Array
  readonly id: Uint8Array
  readonly number: number
  /** What is not sorted by. */
  readonly otherKey: Uint8Array
}

/**
 * How many UTXOs of at least an amount are sorted by time in memory. Where there are more, a page of them is found sooner by
 * looking at all UTXOs by time.
 */
const sortedInMemory = 2000

const nothing = new Uint8Array()
const highest = new Uint8Array(9).fill(0xff)

/** A page of UTXOs. */
export async function readUtxos(
  connection: Connection,
  network: number,
  filter: UtxoFilter,
  { after, limit }: Range<readonly [string, string]>,
): Promise<readonly StoredUtxo[]> {
  const cursor = after && { sortKey: eightBytes(BigInt(after[0])), id: bytesOfCursor(after[1]) }
  const listed =
    (await fewOfAmount(connection, network, filter, cursor, limit)) ??
    (await listUtxos(connection, network, filter, cursor, limit))
  const numbers = listed.map(({ number }) => number)
  const rows = await readBatch<UtxoColumns & { number: number }>(connection, utxosByNumbers, { network }, numbers)
  const byNumber = new Map(rows.map((row) => [row.number, storedUtxoOf(row)]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

type Cursor = Pick<ListedUtxo, "sortKey" | "id">

const compareUtxos = (one: Cursor, other: Cursor) =>
  Buffer.compare(one.sortKey, other.sortKey) || Buffer.compare(one.id, other.id)

function listUtxos(
  connection: Connection,
  network: number,
  filter: UtxoFilter,
  cursor: Cursor | undefined,
  limit: number,
): Promise<readonly ListedUtxo[]> {
  const direction = filter.order === "asc" ? 1 : -1
  const ranges = rangesOf(connection, network, filter, cursor)
  return merge(ranges, limit, (one, other) => direction * compareUtxos(one, other))
}

/**
 * UTXOs by time that have at least an amount, found by their amounts; undefined where that is not asked for, or too many
 * have so much.
 */
async function fewOfAmount(
  connection: Connection,
  network: number,
  filter: UtxoFilter,
  cursor: Cursor | undefined,
  limit: number,
): Promise<readonly ListedUtxo[] | undefined> {
  if (filter.sortBy !== "timestamp" || !filter.minAmount) return undefined
  const byAmount = { ...filter, sortBy: "amount", order: "desc" } as const
  let room = sortedInMemory
  const found = new Map<number, { readonly utxo: ListedUtxo; readonly rank: string }>()
  for (const read of rangesOf(connection, network, byAmount, undefined)) {
    const rows = await read(undefined, room + 1)
    room -= rows.length
    if (room < 0) return undefined
    for (const { number, id, sortKey, otherKey } of rows) {
      found.set(number, { utxo: { number, id, sortKey: otherKey, otherKey: sortKey }, rank: rankOf(otherKey, id) })
    }
  }
  const start = cursor && rankOf(cursor.sortKey, cursor.id)
  const direction = filter.order === "asc" ? 1 : -1
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -direction : direction)
  return [...found.values()]
    .filter(({ rank }) => start === undefined || compare(rank, start) > 0)
    .sort((one, other) => compare(one.rank, other.rank))
    .slice(0, Math.max(0, limit))
    .map(({ utxo }) => utxo)
}

/** Text that orders as UTXOs do: much faster to compare than bytes. */
const rankOf = (sortKey: Uint8Array, id: Uint8Array) => textOf(sortKey) + textOf(id)

/** A range for each address, of what is unspent, and another of what is spent where that is asked for. */
function rangesOf(
  connection: Connection,
  network: number,
  { chain, addresses, assetId, minAmount, includeSpent, sortBy, order }: UtxoFilter,
  cursor: Cursor | undefined,
): readonly ReadRange<ListedUtxo>[] {
  const amount = minAmount ? eightBytes(minAmount) : nothing
  const least = sortBy === "amount" ? amount : nothing
  const common = {
    network,
    chain: chainCode(chain),
    asset: assetId ?? nothing,
    sort: utxoSort[sortBy],
    leastOther: sortBy === "amount" ? nothing : amount,
  }
  const [query, bounds, start] =
    order === "asc"
      ? [listUtxosAscending, {}, { sortKey: least, id: nothing }]
      : [listUtxosDescending, { least }, { sortKey: highest, id: nothing }]
  const isWithin = (at: Cursor) => (order === "asc" ? compareUtxos(at, start) > 0 : true)
  const begin = cursor !== undefined && isWithin(cursor) ? cursor : start
  return distinctBytes(addresses).flatMap((address) =>
    (includeSpent ? [0, 1] : [0]).map(
      (spent): ReadRange<ListedUtxo> =>
        (last, limit) => {
          const { sortKey, id } = last ?? begin
          return connection.all<ListedUtxo>(query, { ...common, ...bounds, address, spent, sortKey, id, limit })
        },
    ),
  )
}
