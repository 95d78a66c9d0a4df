import fc from "fast-check"
import { expect, test } from "vitest"
import { heapOrder } from "./end-time-heap.ts"
import { splitStake } from "./stake.ts"

const address = new Uint8Array(20)
const allocation = (...unlocks: [amount: bigint, locktime: bigint][]) => ({
  ethAddr: address,
  avaxAddr: address,
  initialAmount: 0n,
  unlockSchedule: unlocks.map(([amount, locktime]) => ({ amount, locktime })),
})

const amounts = (shares: { amount: bigint; locktime: bigint }[][]) =>
  shares.map((share) => share.map(({ amount, locktime }) => [amount, locktime]))

test("an unlock that reaches over the edge of a share is cut in two", () => {
  expect(amounts(splitStake([allocation([6n, 9n], [5n, 0n])], 2))).toEqual([
    [[5n, 9n]],
    [
      [5n, 0n],
      [1n, 9n],
    ],
  ])
})

test("the last validator takes what division leaves", () => {
  expect(amounts(splitStake([allocation([11n, 0n])], 3))).toEqual([[[3n, 0n]], [[3n, 0n]], [[5n, 0n]]])
})

test("no unit of the stake is lost, whatever the unlocks and however many validators", () => {
  const unlocks = fc.array(fc.tuple(fc.bigInt(0n, 2n ** 60n), fc.bigInt(0n, 9n)), { maxLength: 8 })
  fc.assert(
    fc.property(unlocks, fc.integer({ min: 1, max: 6 }), (schedule, validators) => {
      const total = schedule.reduce((sum, [amount]) => sum + amount, 0n)
      const shares = splitStake([allocation(...schedule)], validators)
      const sums = shares.map((share) => share.reduce((sum, { amount }) => sum + amount, 0n))
      expect(sums.reduce((sum, share) => sum + share, 0n)).toBe(total)
      expect(sums.slice(0, -1)).toEqual(Array(validators - 1).fill(total / BigInt(validators)))
    }),
  )
})

test("validators stand in the order of a heap, not of their ends", () => {
  expect(heapOrder([5n, 4n, 3n, 2n, 1n], (end) => end)).toEqual([1n, 2n, 4n, 5n, 3n])
  expect(heapOrder([1n, 1n, 1n], (end) => end)).toEqual([1n, 1n, 1n])
})
