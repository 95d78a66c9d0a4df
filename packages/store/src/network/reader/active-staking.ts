import { pTransactionTypesThatChange } from "@serac/chain"
import type { Connection } from "../../engine.ts"
import type { Range } from "../../range.ts"
import type { ActiveStakingFilter } from "../filters.ts"
import { distinctBytes, positionOf, textOf } from "../keys.ts"
import { stakerList } from "../list-keys.ts"
import type { StoredNetworkTransaction } from "../stored.ts"
import { largestChunk, smallestChunk } from "./chunk-sizes.ts"
import { type ListPosition, readLists } from "./list.ts"
import {
  type Positions,
  rightAfter,
  stretchOf,
  type TransactionColumns,
  transactionLists,
  transactionsAt,
  withUtxos,
} from "./transactions.ts"

/** Transaction types that stake an asset: validators of a permissioned subnet stake none. */
const stakingTypes: readonly string[] = pTransactionTypesThatChange("staker")

const activeStakers = [stakerList("validator", "active"), stakerList("delegator", "active")]

/** A page of the transactions of active stakes. */
export async function readActiveStaking(
  connection: Connection,
  network: number,
  filter: ActiveStakingFilter,
  { after, limit }: Range<readonly [number, number]>,
): Promise<readonly StoredNetworkTransaction[]> {
  const stretch = await stretchOf(connection, network, { chain: "P", ...filter })
  const types = stakingTypes.filter((type) => filter.types === undefined || filter.types.includes(type))
  if (stretch === undefined || types.length === 0) return []
  const next = await candidates(connection, network, filter, types)
  const found: TransactionColumns[] = []
  let cursor = after && positionOf({ height: after[0], index: after[1] })
  for (let chunk = Math.max(limit, smallestChunk); found.length < limit; chunk = Math.min(largestChunk, chunk * 2)) {
    const { stakers, last } = await next(stretch, cursor, chunk)
    const ids = new Map(stakers.map(({ position, id }) => [position, textOf(id)]))
    const rows = await transactionsAt(connection, network, "P", [...ids.keys()])
    // A genesis staker has no transaction, so another transaction may have its position.
    for (const row of rows) if (types.includes(row.type) && ids.get(row.position) === textOf(row.id)) found.push(row)
    if (last === undefined) break
    cursor = last
  }
  return withUtxos(connection, network, found.slice(0, limit))
}

/** Active stakers after a position; `last` is the last position read, undefined at the end. */
type Next = (
  stretch: Positions,
  cursor: number | undefined,
  limit: number,
) => Promise<{ readonly stakers: readonly ListPosition[]; readonly last: number | undefined }>

async function candidates(
  connection: Connection,
  network: number,
  { addresses, order }: ActiveStakingFilter,
  types: readonly string[],
): Promise<Next> {
  const read = async (lists: typeof activeStakers, stretch: Positions, cursor: number | undefined, limit: number) => {
    const listed = await readLists(
      connection,
      network,
      lists,
      { order, after: rightAfter(order, cursor), ...stretch },
      limit,
    )
    return { listed, last: listed.length < limit ? undefined : listed.at(-1)?.position }
  }
  if (addresses === undefined) {
    return async (stretch, cursor, limit) => {
      const { listed, last } = await read(activeStakers, stretch, cursor, limit)
      return { stakers: listed, last }
    }
  }
  const whose = distinctBytes(addresses).map((address) => ({ address }))
  const lists = await transactionLists(connection, network, "P", whose, types)
  // Both lists are in the order of positions, so a range of one bounds the candidates in the other.
  return async (stretch, cursor, limit) => {
    const { listed, last } = await read([...lists], stretch, cursor, limit)
    const positions = new Set(listed.map(({ position }) => position))
    const ends = [listed[0]?.position ?? 0, listed.at(-1)?.position ?? 0]
    const within = { lowest: Math.min(...ends), highest: Math.max(...ends) }
    const stakers: ListPosition[] = []
    for (let at: number | undefined; positions.size > 0; ) {
      const page = await read(activeStakers, within, at, largestChunk)
      for (const one of page.listed) if (positions.has(one.position)) stakers.push(one)
      at = page.last
      if (at === undefined) break
    }
    return { stakers, last }
  }
}
