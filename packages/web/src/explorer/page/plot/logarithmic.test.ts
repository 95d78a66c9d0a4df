import { expect, test } from "vitest"
import { isLogarithmic, positiveOnly } from "./logarithmic.ts"

test("values of which one is hardly a pixel beside another need a logarithmic axis, and others do not", () => {
  expect([[1, 51], [1, 50], [0, 0], [0, 7], [], [5, 5, null]].map((values) => isLogarithmic(values))).toEqual([
    ...[true, false, false, false, false, false],
  ])
  expect(isLogarithmic(undefined)).toBe(false)
})

test("zero has no place on a logarithmic axis", () => {
  expect(positiveOnly([0, 3, null])).toEqual([null, 3, null])
})
