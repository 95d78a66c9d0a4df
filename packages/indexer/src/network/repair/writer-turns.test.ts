import { expect, test } from "vitest"
import { systemClock } from "../../core/index.ts"
import { startingNetworkProgress } from "../starting-network-progress.ts"
import { WriterTurns } from "./writer-turns.ts"

const progress = startingNetworkProgress(5)

/** An indexer that runs until its signal aborts, and then says that it has stopped. */
function running() {
  const events: string[] = []
  const stopping = new AbortController()
  const turns = new WriterTurns(systemClock)
  const onProgress = turns.progressOf(({ state }) => events.push(state))
  const ended = turns.run(async (signal) => {
    onProgress({ ...progress, state: "following" })
    await new Promise((resolve) => signal.addEventListener("abort", resolve))
    onProgress({ ...progress, state: "stopped" })
  }, stopping.signal)
  return { events, turns, ended, stop: () => stopping.abort(new Error("stopped")) }
}

test("work has its turn while the indexer does not run, which is not reported as stopped, and the indexer goes on after it", async () => {
  const { events, turns, ended, stop } = running()
  const result = await turns.exclusive(async () => {
    events.push("work")
    return 7
  })
  expect(result).toBe(7)
  await expect.poll(() => events).toEqual(["following", "following", "work", "following"])
  stop()
  await ended
  expect(events.at(-1)).toBe("stopped")
})

test("work that fails is told to whoever wanted it, and the indexer goes on", async () => {
  const { turns, ended, events, stop } = running()
  await expect(turns.exclusive(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  await expect.poll(() => events.filter((state) => state === "following").length).toBe(3)
  stop()
  await ended
})

test("work hears that the indexer is to stop, and after it nobody has a turn", async () => {
  const { turns, ended, stop } = running()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const work = turns.exclusive((signal) => {
    begin()
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
  })
  await begun
  stop()
  await expect(work).rejects.toThrow("stopped")
  await ended
  await expect(turns.exclusive(async () => {})).rejects.toThrow("has no turn")
})

test("an indexer that fails while work waits for its turn refuses it", async () => {
  const turns = new WriterTurns(systemClock)
  const ended = turns.run(
    (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("disk")))),
    new AbortController().signal,
  )
  const work = turns.exclusive(async () => {})
  await expect(work).rejects.toThrow("the indexer ended")
  await expect(ended).rejects.toThrow("disk")
})
