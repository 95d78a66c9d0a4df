import { expect, it } from "vitest"
import { Comparison, type Extent } from "./comparison.ts"

async function* pagesOf(...pages: (readonly unknown[])[]) {
  for (const [at, items] of pages.entries()) yield { items, hasNextPage: at < pages.length - 1 }
}

const compared = async (expected: readonly unknown[], size: number, ...pages: (readonly unknown[])[]) => {
  const comparison = new Comparison([100, 200])
  await comparison.list("4.12 blocks", "1", expected, size, pagesOf(...pages))
  return comparison.differences.map(({ where }) => where)
}

it("finds nothing where pages make up what is expected, whatever the order of members", async () => {
  expect(await compared([{ a: 1, b: 2 }, { a: 3 }, { a: 4 }], 2, [{ b: 2, a: 1 }, { a: 3 }], [{ a: 4 }])).toEqual([])
})

it("finds a wrong item, a missing one, one too many, a repeated one and a short page", async () => {
  expect(await compared([1, 2], 2, [1, 3])).toEqual(["4.12 blocks 1 by 2 [1]"])
  expect(await compared([1, 2], 2, [1])).toEqual(["4.12 blocks 1 by 2, length"])
  expect(await compared([1], 2, [1, 2])).toEqual(["4.12 blocks 1 by 2, length"])
  expect(await compared([1, 2, 3], 2, [1, 2], [2])).toEqual(["4.12 blocks 1 by 2 [2]"])
  expect(await compared([1, 2], 2, [1], [2])).toEqual(["4.12 blocks 1"])
})

it("finds members that are missing or too many", async () => {
  expect(await compared([{ a: 1 }], 2, [{ a: 1, b: 2 }])).toHaveLength(1)
  expect(await compared([{ a: 1, b: 2 }], 2, [{ a: 1 }])).toHaveLength(1)
})

it("believes the name of a method without an ABI only where its selector is right", async () => {
  const call = { callType: "CONTRACT_CALL", methodHash: "0xa9059cbb" }
  expect(await compared([call], 2, [{ ...call, methodName: "transfer(address,uint256)" }])).toEqual([])
  expect(await compared([call], 2, [{ ...call, methodName: "transfer(address)" }])).toHaveLength(1)
  const known = { ...call, methodName: "transfer(address,uint256)" }
  expect(await compared([known], 2, [call])).toHaveLength(1)
})

it("believes when metadata was read only where that was during the run", async () => {
  const read = (metadataLastUpdatedTimestamp: unknown) => ({ indexStatus: "indexed", metadataLastUpdatedTimestamp })
  expect(await compared([{ indexStatus: "indexed" }], 2, [read(150)])).toEqual([])
  expect(await compared([{ indexStatus: "indexed" }], 2, [read(99)])).toHaveLength(1)
  expect(await compared([{ indexStatus: "indexed" }], 2, [read("150")])).toHaveLength(1)
})

it("compares no member that nobody knows beforehand, wherever it is, and all others", () => {
  const comparison = new Comparison([0, 0], { unknown: ["progress"] })
  comparison.value("stake", "1", { a: 1, in: [{ progress: 1, b: 2 }] }, { in: [{ b: 2, progress: 3 }], a: 1 })
  comparison.value("stake", "2", { a: 1 }, { a: 1, progress: 3 })
  comparison.value("stake", "3", { a: 1, progress: 3 }, { a: 2, progress: 3 })
  expect(comparison.differences.map(({ where }) => where)).toEqual(["stake 3"])
})

it("tells a method's name that is no signature, as one of another selector", () => {
  const differences = (methodName: string) => {
    const comparison = new Comparison([0, 0])
    comparison.value("transaction", "1", { methodHash: "0xa9059cbb" }, { methodHash: "0xa9059cbb", methodName })
    return comparison.differences.length
  }
  expect(differences("no signature")).toBeGreaterThan(0)
  expect(differences("approve(address,uint256)")).toBeGreaterThan(0)
})

it("counts what it compared", async () => {
  const comparison = new Comparison([0, 0])
  await comparison.list("4.12 blocks", "1", [1, 2, 3], 2, pagesOf([1, 2], [3]))
  comparison.value("4.13 block", "1 2", { a: 1 }, { a: 1 })
  expect(Object.fromEntries(comparison.counts)).toEqual({
    "4.12 blocks": { lists: 1, pages: 2, items: 3 },
    "4.13 block": { lists: 0, pages: 0, items: 1 },
  })
})

it("asks for a sample of lists by every size, for others once, and where that is wanted for some of the empty ones or for none", () => {
  const asked = (extent: Extent) => {
    const comparison = new Comparison([0, 0], extent)
    return [[], [1], [1], [], [], [], []].map((list) => {
      const isOfSample = comparison.isOfSample("4.12 blocks", list)
      return isOfSample ? "cut" : comparison.leavesOut("4.12 blocks", isOfSample, list) ? "left out" : "whole"
    })
  }
  expect(asked({})).toEqual(["cut", "cut", "cut", "cut", "cut", "cut", "cut"])
  expect(asked({ sample: 1 })).toEqual(["cut", "cut", "whole", "whole", "whole", "whole", "whole"])
  expect(asked({ sample: 1, every: 2 })).toEqual(["cut", "cut", "whole", "left out", "whole", "left out", "whole"])
  expect(asked({ sample: 1, isSampleOnly: true }).slice(2)).toEqual(Array(5).fill("left out"))
  expect(new Comparison([0, 0], { every: 3 }).some([1, 2, 3, 4])).toEqual([1, 4])
})
