import type { Connection } from "../../engine.ts"
import type { Seen } from "../../seen.ts"
import { utxoSort } from "../address-utxos.ts"
import type { UtxoFilter } from "../filters.ts"
import { chainCode, distinctBytes, eightBytes, emptyBytes, textOf } from "../keys.ts"
import { listUtxosFrom } from "../queries/utxos.ts"
import type { ListedUtxo, UtxoPlace } from "./listed-utxo.ts"

/**
 * Maximum number of UTXOs of at least an amount that are sorted by time in memory. With more of them, reading all UTXOs by time
 * finds a page sooner.
 */
const sortedInMemory = 2000

/**
 * A page of UTXOs by time with at least an amount, found by amount; undefined if that is not requested, or if too many UTXOs have
 * the amount.
 *
 * @param many - remembers the addresses with too many UTXOs of the amount
 */
export async function readUtxosOfAmount(
  connection: Connection,
  network: number,
  { chain, addresses, assetId, minAmount, includeSpent, sortBy, order }: UtxoFilter,
  after: UtxoPlace | undefined,
  limit: number,
  many: Seen,
): Promise<readonly ListedUtxo[] | undefined> {
  if (sortBy !== "timestamp" || !minAmount) return undefined
  const least = eightBytes(minAmount)
  const parameters = { network, chain: chainCode(chain), asset: assetId ?? emptyBytes, sort: utxoSort.amount, least }
  const lists = distinctBytes(addresses).flatMap((address) =>
    (includeSpent ? [0, 1] : [0]).map((spent) => ({
      list: { address, spent },
      name: `${chain} ${spent} ${minAmount} ${textOf(address)} ${textOf(parameters.asset)}`,
    })),
  )
  if (lists.some(({ name }) => many.has(name))) return undefined
  const found = new Map<number, { readonly utxo: ListedUtxo; readonly rank: string }>()
  let room = sortedInMemory
  for (const { list, name } of lists) {
    const rows = await connection.all<ListedUtxo>(listUtxosFrom, { ...parameters, ...list, limit: room + 1 })
    if (rows.length > sortedInMemory) many.add(name)
    room -= rows.length
    if (room < 0) return undefined
    for (const utxo of rows) found.set(utxo.number, { utxo, rank: rankOf(utxo) })
  }
  const start = after && rankOf(after)
  const direction = order === "asc" ? 1 : -1
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -direction : direction)
  return [...found.values()]
    .filter(({ rank }) => start === undefined || compare(rank, start) > 0)
    .sort((one, other) => compare(one.rank, other.rank))
    .slice(0, limit)
    .map(({ utxo }) => utxo)
}

/** Text that sorts as UTXOs do: much faster to compare than bytes. */
const rankOf = ({ sortKey, id }: UtxoPlace) => textOf(sortKey) + textOf(id)
