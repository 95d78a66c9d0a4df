import { expect, test } from "vitest"
import type { Mutant } from "./mutant.ts"
import { sampledMutants } from "./sample.ts"

const mutant = (line: number, kind = "EqualityOperator", lines = 1): Mutant => ({
  file: "a.ts",
  place: { start: { line, column: 4 }, end: { line: line + lines - 1, column: 20 } },
  kind,
})
const separate = Array.from({ length: 40 }, (_, line) => mutant(line + 1))
const linesOf = ({ places }: ReturnType<typeof sampledMutants>) => places.map(({ place }) => place.start.line)

test("the same seed chooses the same, whatever the order; another seed chooses others", () => {
  const chosen = linesOf(sampledMutants(separate, 1, 10))
  expect(new Set(chosen).size).toBe(10)
  expect(linesOf(sampledMutants(separate.toReversed(), 1, 10))).toEqual(chosen)
  expect(linesOf(sampledMutants(separate, 2, 10))).not.toEqual(chosen)
})

test("where the limit allows it, everything is chosen, and never more than the limit", () => {
  expect(sampledMutants(separate, 1, 40)).toMatchObject({ mutants: 40, places: { length: 40 } })
  expect(sampledMutants(separate, 1, 39)).toMatchObject({ mutants: 39, places: { length: 39 } })
  expect(sampledMutants([], 1, 10)).toEqual({ mutants: 0, places: [] })
})

test("what is at one place is chosen together, and counts as often as it is", () => {
  const twice = separate.flatMap((one) => [one, { ...one, kind: "ConditionalExpression" }])
  expect(sampledMutants(twice, 1, 9)).toMatchObject({ mutants: 8, places: { length: 4 } })
})

test("a place is chosen with everything inside it, or passed over", () => {
  const body = mutant(1, "BlockStatement", 40)
  const all = [body, ...separate]
  for (const seed of [1, 2, 3]) expect(sampledMutants(all, seed, 40).places).not.toContain(body)
  expect(sampledMutants(all, 1, 41).mutants).toBe(41)
})

test("inside a place is what neither begins before it nor ends after it, in the same file", () => {
  const [before, outer, inner, after] = [mutant(1), mutant(2, "BlockStatement", 3), mutant(3), mutant(6)]
  const elsewhere = { ...inner, file: "b.ts" }
  const overlapping = mutant(4, "BlockStatement", 2)
  const all = [before, outer, inner, after, elsewhere, overlapping]
  const seeds = Array.from({ length: 60 }, (_, seed) => seed)
  const chosen = (limit: number) => new Set(seeds.flatMap((seed) => sampledMutants(all, seed, limit).places))
  expect(chosen(1)).toEqual(new Set([before, inner, after, elsewhere, overlapping]))
  expect(chosen(2)).toEqual(new Set(all))
})

test("what a seed has chosen it chooses in later versions", () => {
  expect(linesOf(sampledMutants(separate, 1, 5))).toMatchInlineSnapshot(`
    [
      27,
      34,
      36,
      15,
      1,
    ]
  `)
})
