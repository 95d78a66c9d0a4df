import { expect, test } from "vitest"
import { isLogarithmic, positiveOnly, powersOfTen } from "./logarithmic.ts"

test("values of which one is hardly a pixel beside another need a logarithmic axis, and others do not", () => {
  expect([[1, 51], [1, 50], [0, 0], [0, 7], [], [5, 5, null]].map((values) => isLogarithmic(values))).toEqual([
    ...[true, false, false, false, false, false],
  ])
  expect(isLogarithmic(undefined)).toBe(false)
})

test("zero has no place on a logarithmic axis", () => {
  expect(positiveOnly([0, 3, null])).toEqual([null, 3, null])
})

test("the lines of a logarithmic axis are powers of ten, and few", () => {
  expect(powersOfTen(1_000, 3_000_000)).toEqual([1_000, 10_000, 100_000, 1_000_000])
  expect(powersOfTen(1, 1e9)).toEqual([1, 1e3, 1e6, 1e9])
  expect(powersOfTen(2, 9)).toEqual([])
})
