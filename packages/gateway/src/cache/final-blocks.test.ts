import { expect, test } from "vitest"
import { FinalBlocks } from "./final-blocks.ts"

test("a chain is asked for its final block once a second, by all together, and one that cannot tell it has none", async () => {
  let now = 0
  const asked: string[] = []
  const final = new FinalBlocks(
    async ({ chainId }) => {
      asked.push(chainId)
      if (chainId === "2") throw new Error("gone")
      return now
    },
    () => now,
  )
  const of = (chainId: string) => final.of({ chainId, rpcUrls: [] })
  expect(await Promise.all([of("1"), of("1"), of("2")])).toEqual([0, 0, undefined])
  now = 999
  expect([await of("1"), await of("2"), asked]).toEqual([0, undefined, ["1", "2"]])
  now = 1_000
  expect([await of("1"), await of("1"), asked]).toEqual([1_000, 1_000, ["1", "2", "1"]])
})
