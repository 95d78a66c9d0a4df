import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { storeReached } from "./store-reached.ts"

test("a store that is away is tried twice a second until it answers", async () => {
  const clock = new VirtualClock()
  const begun = clock.elapsed()
  const tried: number[] = []
  const reached = storeReached(
    { kind: "postgres", url: "postgres://db" },
    async () => {
      if (tried.push(clock.elapsed() - begun) < 5) throw new Error("refused")
    },
    clock,
  )
  await clock.pass(10_000)
  await reached
  expect(tried).toEqual([0, 500, 1_000, 1_500, 2_000])
})

test("a directory is always there", async () => {
  await storeReached({ kind: "sqlite", directory: "/nowhere" })
})
