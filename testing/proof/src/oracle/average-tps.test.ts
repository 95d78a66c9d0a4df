import { expect, it } from "vitest"
import type { Ledger } from "../recording/ledger.ts"
import { averageTps, sumOfSeries } from "./average-tps.ts"

const day = 86_400
const ledger = (...blocks: readonly (readonly [number, number])[]) =>
  ({
    blocks: blocks.map(([time, count]) => ({
      block: { timestamp: `0x${time.toString(16)}`, transactions: new Array(count).fill({}) },
    })),
  }) as unknown as Ledger

it("divides a day's transactions by the seconds since the last block before it", () => {
  const points = averageTps(ledger([100, 1], [300, 3], [3 * day + 50, 10], [3 * day + 300, 20]))
  expect(points).toEqual([
    { timestamp: 3 * day, value: 30 / (3 * day) },
    { timestamp: 0, value: 4 / 200 },
  ])
})

it("has no day for a genesis block that is alone in its own", () => {
  expect(averageTps(ledger([100, 0], [3 * day + 50, 1], [3 * day + 60, 1]))).toEqual([
    { timestamp: 3 * day, value: 2 / 10 },
  ])
})

it("is 0 where no time passed", () => {
  expect(averageTps(ledger([100, 5]))).toEqual([{ timestamp: 0, value: 0 }])
})

it("sums chains day by day", () => {
  const [one, other] = [ledger([0, 1], [10, 1]), ledger([0, 0], [10, 1], [day + 10, day])]
  expect(sumOfSeries([averageTps(one), averageTps(other)])).toEqual([
    { timestamp: day, value: 1 },
    { timestamp: 0, value: 0.1 + 0.2 },
  ])
})
