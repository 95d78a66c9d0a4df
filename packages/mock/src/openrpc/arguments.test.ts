import { expect, test } from "vitest"
import { sameArguments } from "./arguments.ts"

test.each([
  [[1], ["1"]],
  [[1, null], [1]],
  [[{ a: [1, 2], b: undefined }], [{ a: ["1", 2] }]],
  [[], []],
])("%j and %j mean the same", (left, right) => {
  expect(sameArguments(left, right)).toBe(true)
  expect(sameArguments(right, left)).toBe(true)
})

test.each([
  [[1], [2]],
  [[1], []],
  [["a"], ["A"]],
  [[[1]], [{ 0: 1 }]],
  [[[1, 2]], [[1]]],
  [[{ a: 1 }], [{ b: 1 }]],
  [[{}], ["[object Object]"]],
])("%j and %j do not", (left, right) => {
  expect(sameArguments(left, right)).toBe(false)
  expect(sameArguments(right, left)).toBe(false)
})
