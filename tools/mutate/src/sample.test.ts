import { expect, test } from "vitest"
import type { Mutant } from "./mutant.ts"
import { sample } from "./sample.ts"

const mutant = (line: number, kind = "EqualityOperator", lines = 1): Mutant => ({
  file: "a.ts",
  place: { start: { line, column: 4 }, end: { line: line + lines - 1, column: 20 } },
  kind,
})
const separate = Array.from({ length: 40 }, (_, line) => mutant(line + 1))
const linesOf = ({ places }: ReturnType<typeof sample>) => places.map(({ place }) => place.start.line)

test("the same seed chooses the same, whatever the order; another seed chooses others", () => {
  const chosen = linesOf(sample(separate, 1, 10))
  expect(new Set(chosen).size).toBe(10)
  expect(linesOf(sample(separate.toReversed(), 1, 10))).toEqual(chosen)
  expect(linesOf(sample(separate, 2, 10))).not.toEqual(chosen)
})

test("where the limit allows it, everything is chosen, and never more than the limit", () => {
  expect(sample(separate, 1, 40)).toMatchObject({ mutants: 40, places: { length: 40 } })
  expect(sample(separate, 1, 39)).toMatchObject({ mutants: 39, places: { length: 39 } })
  expect(sample([], 1, 10)).toEqual({ mutants: 0, places: [] })
})

test("what is at one place is chosen together, and counts as often as it is", () => {
  const twice = separate.flatMap((one) => [one, { ...one, kind: "ConditionalExpression" }])
  expect(sample(twice, 1, 9)).toMatchObject({ mutants: 8, places: { length: 4 } })
})

test("a place is chosen with everything inside it, or passed over", () => {
  const body = mutant(1, "BlockStatement", 40)
  const all = [body, ...separate]
  for (const seed of [1, 2, 3]) expect(sample(all, seed, 40).places).not.toContain(body)
  expect(sample(all, 1, 41).mutants).toBe(41)
})

test("what is in another file is not inside", () => {
  const body = mutant(1, "BlockStatement", 40)
  const elsewhere = separate.map((one) => ({ ...one, file: "b.ts" }))
  expect(sample([body, ...elsewhere.slice(0, 3)], 1, 1).mutants).toBe(1)
  expect(sample([body], 1, 1).places).toEqual([body])
})
