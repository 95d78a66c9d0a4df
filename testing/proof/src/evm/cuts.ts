import type { OracleItem } from "../oracle/listed.ts"

/** Small pages where there are enough items, and one page that is larger than the list; only the latter where a list is not in the sample. */
export function sizesFor(length: number, isOfSample = true): readonly number[] {
  if (!isOfSample) return [100]
  if (length === 0) return [10]
  if (length <= 3) return [1, 100]
  return length <= 40 ? [1, 7, 100] : [13, 100]
}

/** A range of blocks in the form of a request. */
export interface BlockRange {
  readonly startBlock?: number
  readonly endBlock?: number
}

/** No range; for a list of the sample also open ranges at an item's own block, a range of a single block, and an empty range. */
export function rangesOf(
  list: readonly OracleItem[] | undefined,
  head: number,
  isOfSample = true,
): readonly [BlockRange, string][] {
  const ranges: BlockRange[] = [{}]
  const middle = list?.[Math.floor((list.length - 1) / 2)]?.block
  if (isOfSample && middle !== undefined) {
    ranges.push({ startBlock: middle }, { endBlock: middle }, { startBlock: middle, endBlock: middle + 1 })
    ranges.push(
      { startBlock: middle, endBlock: middle },
      { startBlock: 0, endBlock: head + 1 },
      { startBlock: head + 1 },
    )
  }
  return ranges.map((range) => [range, `${range.startBlock ?? ""}-${range.endBlock ?? ""}`])
}

/** The items in the blocks of a range. */
export function withinBlocks(
  list: readonly OracleItem[] = [],
  { startBlock = 0, endBlock = Infinity }: BlockRange,
): readonly OracleItem[] {
  return list.filter(({ block }) => block >= startBlock && block < endBlock)
}
