import fc from "fast-check"
import { expect, test } from "vitest"
import { mergeRanges, type ReadRange } from "./merge.ts"

const rangeOf =
  (items: readonly number[], asked: number[]): ReadRange<number> =>
  async (after, limit) => {
    asked.push(limit)
    return items.filter((item) => after === undefined || item > after).slice(0, limit)
  }

test("the merge of ranges is the beginning of their sorted union", async () => {
  const someRange = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(fc.array(someRange, { maxLength: 12 }), fc.integer({ min: -1, max: 70 }), async (drawn, limit) => {
      const sorted = drawn.map((items) => [...items].sort((a, b) => a - b))
      const found = await mergeRanges(
        sorted.map((items) => rangeOf(items, [])),
        limit,
        (a, b) => a - b,
      )
      const union = [...new Set(drawn.flat())].sort((a, b) => a - b)
      expect(found).toEqual(union.slice(0, Math.max(0, limit)))
    }),
  )
})

test("of many ranges little is read, and only one that is used up is read again", async () => {
  const asked = Array.from({ length: 100 }, (): number[] => [])
  const ranges = asked.map((limits, at) =>
    // The first range has the whole page; the others begin after it.
    rangeOf(
      Array.from({ length: 1000 }, (_, each) => (at === 0 ? each : 5000 + each)),
      limits,
    ),
  )
  expect(await mergeRanges(ranges, 30, (a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, each) => each))
  expect(asked[0]).toEqual([8, 8, 8, 8])
  expect(asked.slice(1)).toEqual(Array.from({ length: 99 }, () => [8]))
})

test("nothing is read for no items", async () => {
  const asked: number[] = []
  expect(await mergeRanges([rangeOf([1], asked), rangeOf([2], asked)], 0, (a, b) => a - b)).toEqual([])
  expect(asked).toEqual([])
})
