import { expect, test } from "vitest"
import type { ListedEvmBlock } from "../data/schemas.ts"
import { loadOf } from "./series.ts"

const block = (blockTimestamp: number, txCount: number, gasUsed: string, baseFee?: string) =>
  ({ blockTimestamp, txCount, gasUsed, ...(baseFee && { baseFee }) }) as unknown as ListedEvmBlock

test("the load is a second's, in equal parts of the time that the blocks cover", () => {
  const blocks = [block(20, 4, "400", "2000000000"), block(9, 1, "100"), block(0, 5, "50", "500000000")]
  expect(loadOf(blocks, 2)).toEqual({
    transactions: [
      [5, 15],
      [0.6, 0.4],
    ],
    gas: [
      [5, 15],
      [15, 40],
    ],
    baseFee: [
      [0, 9, 20],
      [0.5, null, 2],
    ],
    isTiny: false,
  })
})

test("base fees that are tiny in any larger unit stay in the smallest one", () => {
  const { baseFee, isTiny } = loadOf([block(5, 1, "1", "999999"), block(0, 1, "1", "1")]) ?? {}
  expect({ baseFee, isTiny }).toEqual({
    baseFee: [
      [0, 5],
      [1, 999_999],
    ],
    isTiny: true,
  })
})

test("one block is no load", () => expect(loadOf([block(1, 1, "1")])).toBeUndefined())
