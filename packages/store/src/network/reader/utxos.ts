import type { Connection } from "../../engine.ts"
import type { Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import type { Seen } from "../../seen.ts"
import { utxoSort } from "../address-utxos.ts"
import type { UtxoFilter } from "../filters.ts"
import { chainCode, distinctBytes, eightBytes, emptyBytes } from "../keys.ts"
import { listUtxosAscending, listUtxosDescending, utxosByNumbers } from "../queries/utxos.ts"
import type { StoredUtxo } from "../stored.ts"
import { storedUtxoOf, type UtxoColumns } from "../utxo-rows.ts"
import { bytesOfCursor } from "./list.ts"
import { compareUtxoPlaces, type ListedUtxo, type UtxoPlace } from "./listed-utxo.ts"
import { mergeRanges, type ReadRange } from "./merge.ts"
import { readUtxosOfAmount } from "./utxos-of-amount.ts"

const highest = new Uint8Array(9).fill(0xff)

/**
 * A page of UTXOs.
 *
 * @param many - remembers, for the next page, the addresses with too many UTXOs of an amount to search by amount
 */
export async function readUtxos(
  connection: Connection,
  network: number,
  filter: UtxoFilter,
  { after, limit }: Range<readonly [string, string]>,
  many: Seen,
): Promise<readonly StoredUtxo[]> {
  const place = after && { sortKey: eightBytes(BigInt(after[0])), id: bytesOfCursor(after[1]) }
  const listed =
    (await readUtxosOfAmount(connection, network, filter, place, limit, many)) ??
    (await listUtxos(connection, network, filter, place, limit))
  const numbers = listed.map(({ number }) => number)
  const rows = await readBatch<UtxoColumns & { number: number }>(connection, utxosByNumbers, { network }, numbers)
  const byNumber = new Map(rows.map((row) => [row.number, storedUtxoOf(row)]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}

function listUtxos(
  connection: Connection,
  network: number,
  filter: UtxoFilter,
  after: UtxoPlace | undefined,
  limit: number,
): Promise<readonly ListedUtxo[]> {
  const direction = filter.order === "asc" ? 1 : -1
  const ranges = rangesOf(connection, network, filter, after)
  return mergeRanges(ranges, limit, (one, other) => direction * compareUtxoPlaces(one, other))
}

/** A range of unspent UTXOs for each address, and a range of spent ones if requested. */
function rangesOf(
  connection: Connection,
  network: number,
  { chain, addresses, assetId, minAmount, includeSpent, sortBy, order }: UtxoFilter,
  after: UtxoPlace | undefined,
): readonly ReadRange<ListedUtxo>[] {
  const amount = minAmount ? eightBytes(minAmount) : emptyBytes
  const least = sortBy === "amount" ? amount : emptyBytes
  const common = {
    network,
    chain: chainCode(chain),
    asset: assetId ?? emptyBytes,
    sort: utxoSort[sortBy],
    leastOther: sortBy === "amount" ? emptyBytes : amount,
  }
  const [query, bounds, start] =
    order === "asc"
      ? [listUtxosAscending, {}, { sortKey: least, id: emptyBytes }]
      : [listUtxosDescending, { least }, { sortKey: highest, id: emptyBytes }]
  const begin = after !== undefined && (order === "desc" || compareUtxoPlaces(after, start) > 0) ? after : start
  const spentOrNot = includeSpent ? [0, 1] : [0]
  return distinctBytes(addresses).flatMap((address) =>
    spentOrNot.map(
      (spent): ReadRange<ListedUtxo> =>
        (last, limit) => {
          const { sortKey, id } = last ?? begin
          return connection.all<ListedUtxo>(query, { ...common, ...bounds, address, spent, sortKey, id, limit })
        },
    ),
  )
}
