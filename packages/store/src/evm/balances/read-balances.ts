import type { Connection } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { limitOf } from "../../limit.ts"
import { beyond, type Query } from "../../queries/query.ts"
import type { TransferStandard } from "../rows.ts"
import type { BalanceKind, BalancePage, BalanceRange, StoredBalance } from "./balance.ts"
import { type KeyRange, keyAfter, keysOf, positionOfKey } from "./key.ts"
import { listHoldings, listNftHoldings } from "./queries.ts"
import { type HoldingColumns, servedBalance } from "./served-balance.ts"

const standardsOf: Readonly<Record<BalanceKind, readonly TransferStandard[]>> = {
  erc20: [20],
  erc721: [721],
  erc1155: [1155],
  collectibles: [721, 1155],
}

/** Maximum number of tokens that a page reads, besides those that it returns. */
const maxScannedRows = 10_000
/** Minimum number of tokens per read: many tokens that a holder once had may have a balance of 0. */
const fewest = 100

/** Reads a page of a holder's balances in one state of the chain. */
export async function readBalances(
  state: Connection,
  chain: bigint,
  head: number,
  { holder, of, contracts, blockNumber = head, after, limit }: BalanceRange,
): Promise<BalancePage> {
  const most = limitOf(limit)
  const isPast = blockNumber < head
  const query = of === "erc20" ? listHoldings : listNftHoldings
  const asked = { chain, block: isPast ? blockNumber : beyond }
  const start = after === undefined ? holder : keyAfter(`${holder}${after[0].slice(2)}`)
  const found: { readonly key: Hex; readonly balance: StoredBalance }[] = []
  let lookedAt = 0
  for (const range of rangesOf(holder, of, contracts)) {
    const isBegun = start > range.from
    let from: Hex | undefined = isBegun ? start : range.from
    while (from !== undefined && from <= range.to) {
      const size = Math.max(fewest, most + 1 - found.length)
      const stretch: BalanceStretch = await stretchOf(state, query, { ...asked, from, to: range.to, size }, isPast)
      for (const row of stretch.rows) {
        const balance = servedBalance(row)
        if (balance === undefined) continue
        if (found.length === most) return balancePage(found, found.at(-1)?.key)
        found.push({ key: hexOf(row.key), balance })
      }
      lookedAt += stretch.rows.length
      if (stretch.last !== undefined && lookedAt - found.length >= maxScannedRows)
        return balancePage(found, stretch.last)
      from = stretch.last && keyAfter(stretch.last)
    }
  }
  return balancePage(found)
}

const balancePage = (found: readonly { readonly balance: StoredBalance }[], last?: Hex): BalancePage => ({
  balances: found.map(({ balance }) => balance),
  ...(last !== undefined && { next: [positionOfKey(last)] as const }),
})

/** The key ranges of the requested balances, ascending. */
function rangesOf(holder: Hex, of: BalanceKind, contracts: readonly Hex[] | undefined): readonly KeyRange[] {
  const standards = standardsOf[of]
  const [first, last] = [standards[0], standards.at(-1)] as [TransferStandard, TransferStandard]
  if (contracts === undefined) return [keysOf(holder, [first, last])]
  const distinct = [...new Set(contracts)].sort()
  return standards.flatMap((standard) => distinct.map((contract) => keysOf(holder, [standard, standard], contract)))
}

interface BalanceStretch {
  readonly rows: readonly HoldingColumns[]
  /** The last key read; undefined at the end of the range. */
  readonly last: Hex | undefined
}

interface StretchRequest extends KeyRange {
  readonly chain: bigint
  readonly block: number
  readonly size: number
}

/** Reads the next tokens of a holder: the held ones, and for a past block also those that were held before. */
async function stretchOf(
  state: Connection,
  query: Query,
  { chain, block, from, to, size }: StretchRequest,
  isPast: boolean,
): Promise<BalanceStretch> {
  const read = (held: number) =>
    state.all<HoldingColumns>(query, {
      chain,
      held,
      block,
      from: bytesFromHex(from),
      to: bytesFromHex(to),
      limit: size,
    })
  const parts = isPast ? [await read(1), await read(0)] : [await read(1)]
  // Keys above the end of an incomplete part are read together with the rest of that part.
  const ends = parts.flatMap((rows) => (rows.length < size ? [] : [hexOf(rows.at(-1)?.key ?? new Uint8Array())])).sort()
  const last = ends[0]
  const rows = parts.flat().map((row) => ({ key: hexOf(row.key), row }))
  const within = rows.filter(({ key }) => last === undefined || key <= last)
  within.sort((one, other) => (one.key < other.key ? -1 : 1))
  return { rows: within.map(({ row }) => row), last }
}
