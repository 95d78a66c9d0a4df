import { expect, test } from "vitest"
import type { Mutant } from "./mutant.ts"
import { sampledMutants } from "./sample.ts"

const mutants = Array.from(
  { length: 40 },
  (_, index): Mutant => ({
    file: "a.ts",
    start: index * 10,
    end: index * 10 + 5,
    line: index + 1,
    column: 1,
    kind: "EqualityOperator",
    before: "a < b",
    after: "a <= b",
  }),
)
const isCode = async () => true
const linesOf = async (from: readonly Mutant[], seed: number, limit: number) =>
  (await sampledMutants(from, seed, limit, isCode)).map(({ line }) => line)

test("the same seed chooses the same, whatever the order; another seed chooses others", async () => {
  const chosen = await linesOf(mutants, 1, 10)
  expect(new Set(chosen).size).toBe(10)
  expect((await linesOf(mutants.toReversed(), 1, 10)).toReversed()).toEqual(chosen)
  expect(await linesOf(mutants, 2, 10)).not.toEqual(chosen)
})

test("where the limit allows it everything is chosen, in the order of the code, and never more than the limit", async () => {
  expect(await sampledMutants(mutants, 1, 40, isCode)).toEqual(mutants)
  expect(await sampledMutants(mutants, 1, 39, isCode)).toHaveLength(39)
  expect(await sampledMutants([], 1, 10, isCode)).toEqual([])
})

test("what cannot be compiled is passed over", async () => {
  const isEven = async ({ line }: Mutant) => line % 2 === 0
  const chosen = await sampledMutants(mutants, 1, 20, isEven)
  expect(chosen.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, index) => 2 * index + 2))
})

test("two changes of one place are two mutants", async () => {
  const [first] = mutants as [Mutant]
  const other = { ...first, after: "a > b" }
  expect(await sampledMutants([first, other], 1, 2, isCode)).toEqual([first, other])
})

test("what a seed has chosen it chooses in later versions", async () => {
  expect(await linesOf(mutants, 1, 5)).toMatchInlineSnapshot(`
    [
      7,
      8,
      11,
      28,
      31,
    ]
  `)
})
