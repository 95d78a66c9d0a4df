import { expect, test } from "vitest"
import { paidOver, runningDown } from "./network-series.ts"

test("balances run down together, each until nothing is left of it", () => {
  expect(runningDown([0, 2e9, 6e9, 2e9], 1e6, 100)).toEqual([
    [100, 2_100, 6_100],
    [10, 4, 0],
  ])
  expect(runningDown([0], 512, 1)).toBeUndefined()
})

test("payments of a moment are one, the oldest first; a moment alone is no course", () => {
  const payments = [
    { at: 9, amount: "2000000000" },
    { at: 5, amount: "500000000" },
    { at: 9, amount: "1000000000" },
  ]
  expect(paidOver(payments)).toEqual([
    [5, 9],
    [0.5, 3],
  ])
  expect(paidOver(payments.slice(0, 1))).toBeUndefined()
})
