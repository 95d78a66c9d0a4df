import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { somethingToShow } from "./something-to-show.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The present state of the promise. */
async function now(shown: Promise<boolean>): Promise<boolean | "waiting"> {
  return Promise.race([shown, Promise.resolve().then(() => "waiting" as const)])
}

test("each indexer must be done once", async () => {
  const { shown, see } = somethingToShow(2)
  see("1", false)
  see("2", false)
  see("1", true)
  see("1", true)
  expect(await now(shown)).toBe("waiting")
  see("1", false)
  see("2", true)
  expect(await now(shown)).toBe(true)
})

test("the wait ends at its timeout", async () => {
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
