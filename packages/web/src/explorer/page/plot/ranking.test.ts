import { expect, test } from "vitest"
import { rankingOf } from "./ranking.ts"

test("values stand by rank, and what cannot be told apart is summed", () => {
  const { columns, nameOf } = rankingOf(Array.from({ length: 45 }, (_, at) => at + 1))
  expect(columns[0].length).toBe(41)
  expect(columns[1]?.slice(0, 2)).toEqual([45, 44])
  expect(columns[1]?.at(-1)).toBe(5 + 4 + 3 + 2 + 1)
  expect([nameOf(1), nameOf(41)]).toEqual(["rank 1", "the other 5 together"])
})

test("what has no sum, such as percentages, ends with the last bar", () => {
  expect(rankingOf(new Array(45).fill(99), false).columns[0].length).toBe(40)
  expect(rankingOf([1, 3, 2]).columns).toEqual([
    [1, 2, 3],
    [3, 2, 1],
  ])
})
