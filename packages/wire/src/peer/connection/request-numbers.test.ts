import { expect, test } from "vitest"
import { RequestNumbers } from "./request-numbers.ts"

const isTaken = () => false

test("requests have odd numbers, which chains do not take for another protocol's", () => {
  const numbers = new RequestNumbers()
  expect([1, 2, 3].map(() => numbers.next(isTaken))).toEqual([1, 3, 5])
})

test("after the largest odd number of 32 bits the first one follows", () => {
  const numbers = new RequestNumbers(2 ** 32 - 3)
  expect([1, 2, 3, 4].map(() => numbers.next(isTaken))).toEqual([2 ** 32 - 3, 2 ** 32 - 1, 1, 3])
})

test("a number whose answer may still come is not given again", () => {
  const numbers = new RequestNumbers(2 ** 32 - 1)
  const taken = new Set([1, 3, 7])
  expect([1, 2, 3].map(() => numbers.next((number) => taken.has(number)))).toEqual([2 ** 32 - 1, 5, 9])
})
