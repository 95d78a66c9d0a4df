import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { HeadFirst } from "./head-first.ts"

/** Background work that waits for its turn, with the milliseconds after which each turn came. */
function setting() {
  const clock = new VirtualClock()
  const headFirst = new HeadFirst(clock)
  const beganAt = clock.elapsed()
  const turns: number[] = []
  const stopping = new AbortController()
  const ask = () => headFirst.turn(stopping.signal).then(() => turns.push(clock.elapsed() - beganAt))
  return { clock, headFirst, turns, ask, stop: () => stopping.abort() }
}

test("where no block is in hand it is anybody's turn at once", async () => {
  const { clock, turns, ask } = setting()
  void ask()
  await clock.pass(0)
  expect(turns).toEqual([0])
})

test("background work waits until a block is stored, and ten milliseconds more, in which it is served", async () => {
  const { clock, headFirst, turns, ask } = setting()
  const stored = headFirst.during(() => clock.sleep(40))
  void ask()
  await clock.pass(1_000)
  await stored
  expect(turns).toEqual([50])
})

test("a block that cannot be stored is waited for no longer than one that is", async () => {
  const { clock, headFirst, turns, ask } = setting()
  const stored = headFirst.during(async () => {
    await clock.sleep(40)
    throw new Error("no room")
  })
  stored.catch(() => {})
  void ask()
  await clock.pass(1_000)
  await expect(stored).rejects.toThrow("no room")
  expect(turns).toEqual([50])
})

test("blocks without a pause between them keep background work waiting for a quarter of a second at most", async () => {
  const { clock, headFirst, turns, ask } = setting()
  void headFirst.during(() => clock.sleep(60_000))
  void ask().then(ask)
  await clock.pass(1_000)
  expect(turns).toEqual([250, 500])
})

test("who is stopped waits for no block", async () => {
  const { clock, headFirst, turns, ask, stop } = setting()
  void headFirst.during(() => clock.sleep(60_000))
  void ask()
  await clock.pass(7)
  stop()
  await clock.pass(0)
  expect(turns).toEqual([7])
})
