import type { IndexerProgress } from "@serac/indexer"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { somethingToShow } from "./something-to-show.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const report = (chainId: string, phase: IndexerProgress["phase"], block = 5) =>
  ({ chainId, phase, head: { number: block }, nodeHead: 5 }) as IndexerProgress

/** What has become of it by now. */
async function now(shown: Promise<boolean>): Promise<boolean | "waiting"> {
  return Promise.race([shown, Promise.resolve().then(() => "waiting" as const)])
}

test("each chain must be at its node's head, or have stopped", async () => {
  const { shown, see } = somethingToShow(2)
  see(report("1", "backfill"))
  see(report("2", "following", 4))
  see(report("1", "following"))
  see(report("1", "following"))
  expect(await now(shown)).toBe("waiting")
  see(report("2", "stopped"))
  expect(await now(shown)).toBe(true)
})

test("patience ends", async () => {
  const { shown } = somethingToShow(1)
  vi.advanceTimersByTime(4_999)
  expect(await now(shown)).toBe("waiting")
  vi.advanceTimersByTime(1)
  expect(await now(shown)).toBe(true)
})

test("without indexers there is nothing to wait for", async () => {
  expect(await somethingToShow(0).shown).toBe(true)
})

test("at the end nothing is shown any more", async () => {
  const { shown, end } = somethingToShow(1)
  end()
  expect(await shown).toBe(false)
})
