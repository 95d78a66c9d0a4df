import { expect } from "vitest"
import type {
  BalanceCursor,
  BalanceRange,
  ChainReader,
  Cursor,
  ListedKind,
  Range,
  StoredBalance,
  StoredOf,
} from "../../src/index.ts"

/** All balances of a range, page by page. */
export async function balancePages(reader: ChainReader, range: BalanceRange): Promise<readonly StoredBalance[]> {
  const all: StoredBalance[] = []
  for (let after: BalanceCursor | undefined; ; ) {
    const { balances, next } = await reader.balances({ ...range, after })
    all.push(...balances)
    if (next === undefined) return all
    expect(balances).toHaveLength(range.limit)
    after = next
  }
}

/** Where an item of a list is. */
export function cursorOf(item: StoredOf[ListedKind]): readonly [number, number, number] {
  if ("logIndex" in item) return [item.blockNumber, item.logIndex, "batchIndex" in item ? item.batchIndex : 0]
  return "sequence" in item
    ? [item.blockNumber, item.transactionIndex, item.sequence]
    : [item.blockNumber, item.index, 0]
}

/** All that is listed, page by page, each from the place of the last item. */
export async function pages<Item, At extends Cursor>(
  read: (range: Range<At>) => Promise<readonly Item[]>,
  position: (item: Item) => At,
  limit: number,
): Promise<readonly Item[]> {
  const all: Item[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await read({ limit, ...(last !== undefined && { after: position(last) }) })
    all.push(...page)
    if (page.length < limit) return all
  }
}

/** Where a transfer is. */
export const positionOf = (row: { blockNumber: number; logIndex: number; batchIndex: number }) =>
  [row.blockNumber, row.logIndex, row.batchIndex] as const
