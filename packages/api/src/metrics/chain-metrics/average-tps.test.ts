import type { ChainReader, Counter } from "@serac/store"
import { expect, test } from "vitest"
import { averageTps, sumByDay } from "./average-tps.ts"

const day = (number: number, transactions: number, firstBlockAt: number, lastBlockAt: number): Counter => ({
  start: number * 86_400,
  blocks: 1,
  transactions,
  gasUsed: 0n,
  firstBlockAt: number * 86_400 + firstBlockAt,
  lastBlockAt: number * 86_400 + lastBlockAt,
})

/** A chain of these days, newest first. */
const chainOf = (...days: Counter[]) =>
  ({
    counters: async (_, { after, limit }) =>
      days.filter(({ start }) => after === undefined || start < after[0]).slice(0, limit),
  }) as Pick<ChainReader, "counters"> as ChainReader

const point = (number: number, value: number) => ({ timestamp: number * 86_400, value })

test("a day's value is its transactions over the seconds since the last block before it", async () => {
  const chain = chainOf(day(9, 300, 100, 200), day(8, 0, 5, 86_300), day(5, 50, 0, 100))
  expect(await averageTps(chain, { before: undefined, limit: 10 })).toEqual([
    point(9, 300 / 300),
    point(8, 0),
    point(5, 50 / 100),
  ])
})

test("a page in the middle divides by the day after its end", async () => {
  const chain = chainOf(day(9, 300, 100, 200), day(8, 12, 5, 86_300), day(5, 50, 0, 100))
  expect(await averageTps(chain, { before: 9 * 86_400, limit: 1 })).toEqual([
    point(8, 12 / (3 * 86_400 + 86_300 - 100)),
  ])
})

test("where no time has passed the value is 0, not infinite", async () => {
  expect(await averageTps(chainOf(day(5, 50, 100, 100)), { before: undefined, limit: 10 })).toEqual([point(5, 0)])
})

test("a genesis block alone in its day is no day, wherever the page ends", async () => {
  const chain = chainOf(day(9, 300, 100, 200), day(8, 50, 0, 100), day(0, 0, 0, 0))
  const points = [point(9, 300 / (86_400 + 100)), point(8, 0.5)]
  expect(await averageTps(chain, { before: undefined, limit: 10 })).toEqual(points)
  expect(await averageTps(chain, { before: undefined, limit: 2 })).toEqual(points)
  expect(await averageTps(chain, { before: undefined, limit: 1 })).toEqual(points.slice(0, 1))
  expect(await averageTps(chain, { before: 9 * 86_400, limit: 1 })).toEqual(points.slice(1))
  expect(await averageTps(chainOf(day(0, 0, 0, 0)), { before: undefined, limit: 10 })).toEqual([])
})

test("a day of one empty block that is not the oldest one is a day, wherever the page ends", async () => {
  const chain = chainOf(day(9, 300, 100, 200), day(8, 0, 0, 100), day(5, 50, 0, 100))
  expect(await averageTps(chain, { before: undefined, limit: 1 })).toEqual([point(9, 300 / (86_400 + 100))])
  expect(await averageTps(chain, { before: undefined, limit: 2 })).toEqual([
    point(9, 300 / (86_400 + 100)),
    point(8, 0),
  ])
})

test("an oldest day of several empty blocks is a day; a chain without blocks has none", async () => {
  const empty = { ...day(5, 0, 100, 200), blocks: 2 }
  expect(await averageTps(chainOf(empty), { before: undefined, limit: 10 })).toEqual([point(5, 0)])
  expect(await averageTps(chainOf(), { before: undefined, limit: 10 })).toEqual([])
})

test("several series are summed day by day, newest first", () => {
  expect(sumByDay([[point(9, 1), point(7, 2)], [], [point(8, 0.5), point(7, 0.25)]])).toEqual([
    point(9, 1),
    point(8, 0.5),
    point(7, 2.25),
  ])
  expect(sumByDay([])).toEqual([])
})
