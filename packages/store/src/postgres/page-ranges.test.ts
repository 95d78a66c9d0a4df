import { expect, test } from "vitest"
import { PageRanges } from "./page-ranges.ts"

const beyond = Number.MAX_SAFE_INTEGER

function rangesOf(heads: Readonly<Record<string, readonly number[]>>) {
  const clock = { now: 0 }
  const reads: string[] = []
  const ranges = new PageRanges(
    1000,
    async (chain) => {
      reads.push(String(chain))
      return heads[String(chain)]?.[reads.filter((one) => one === String(chain)).length - 1]
    },
    () => clock.now,
  )
  return { ranges, clock, reads }
}

test("a page is read in as many blocks as a partition has, below the head or below its beginning", async () => {
  const { ranges } = rangesOf({ 1: [9000] })
  const found = await Promise.all([beyond, 9000, 5000, 400].map((block) => ranges.of("block", { chain: 1n, block })))
  expect(found).toEqual([
    { floor: 8000, begin: 1_009_000 },
    { floor: 8000, begin: 9000 },
    { floor: 4000, begin: 5000 },
    { floor: 0, begin: 400 },
  ])
})

test("all blocks of a chain without a head are read, each time", async () => {
  const { ranges, reads } = rangesOf({})
  for (const _ of [1, 2])
    expect(await ranges.of("number", { chain: 7n, number: beyond })).toEqual({ floor: 0, begin: beyond })
  expect(reads).toEqual(["7", "7"])
})

test("a head is read again after ten seconds, so that a chain cannot grow out of the range", async () => {
  const { ranges, clock, reads } = rangesOf({ 1: [10, 2_000_000] })
  const page = () => ranges.of("block", { chain: 1n, block: beyond })
  expect(await page()).toEqual({ floor: 0, begin: 1_000_010 })
  clock.now = 9_999
  expect(await page()).toEqual({ floor: 0, begin: 1_000_010 })
  clock.now = 10_000
  expect(await page()).toEqual({ floor: 1_999_000, begin: 3_000_000 })
  expect(reads).toEqual(["1", "1"])
})

test("a head that could not be read is read again", async () => {
  let attempts = 0
  const ranges = new PageRanges(1000, async () => {
    attempts += 1
    if (attempts === 1) throw new Error("away")
    return 5000
  })
  await expect(ranges.of("block", { chain: 1n, block: beyond })).rejects.toThrow("away")
  expect(await ranges.of("block", { chain: 1n, block: beyond })).toEqual({ floor: 4000, begin: 1_005_000 })
})
