import fc from "fast-check"
import { expect, test } from "vitest"
import { Ranking } from "./ranking.ts"

test("the largest is one that has the most, whatever goes up and down by steps", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.boolean()), { maxLength: 100 }), (steps) => {
      const ranking = new Ranking<number>()
      const counts = new Map<number, number>()
      for (const [member, isUp] of steps) {
        const count = Math.max(0, (counts.get(member) ?? 0) + (isUp ? 1 : -1))
        counts.set(member, count)
        ranking.set(member, count)
        const most = Math.max(...counts.values())
        expect(ranking.largest === undefined ? 0 : counts.get(ranking.largest)).toBe(most)
      }
    }),
  )
})

test("of several that have as many the one that has had them for the longest is the largest", () => {
  const ranking = new Ranking<string>()
  for (const member of ["first", "second", "third"]) ranking.set(member, 1)
  expect(ranking.largest).toBe("first")
  ranking.set("first", 2)
  ranking.set("first", 1)
  expect(ranking.largest).toBe("second")
})
