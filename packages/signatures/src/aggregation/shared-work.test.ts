import { getEventListeners } from "node:events"
import { expect, test } from "vitest"
import { SharedWork } from "./shared-work.ts"

const never = new AbortController().signal

test("equal pieces of work in flight are one", async () => {
  const shared = new SharedWork<number>()
  let count = 0
  const work = async () => ++count
  const results = await Promise.all([
    shared.run("a", never, work),
    shared.run("a", never, work),
    shared.run("b", never, work),
  ])
  expect([results, shared.size, await shared.run("a", never, work)]).toEqual([[1, 1, 2], 0, 3])
})

test("who goes away leaves the work to others; with the last one it is aborted", async () => {
  const shared = new SharedWork<number>()
  const [one, two] = [new AbortController(), new AbortController()]
  let aborted: unknown
  const work = (signal: AbortSignal) =>
    new Promise<number>(() => signal.addEventListener("abort", () => (aborted = signal.reason)))
  const first = expect(shared.run("a", one.signal, work)).rejects.toBe("first")
  const second = expect(shared.run("a", two.signal, work)).rejects.toBe("second")
  one.abort("first")
  await first
  expect([aborted, shared.size]).toEqual([undefined, 1])
  two.abort("second")
  await second
  expect([aborted, shared.size]).toEqual(["second", 0])
})

test("who has gone already begins nothing", async () => {
  const shared = new SharedWork<number>()
  await expect(shared.run("a", AbortSignal.abort("gone"), async () => 1)).rejects.toBe("gone")
  expect(shared.size).toBe(0)
})

test("work that failed fails all who share it, and is begun again by the next; no listener is left", async () => {
  const shared = new SharedWork<number>()
  const { signal } = new AbortController()
  const outcomes = await Promise.allSettled([
    shared.run("a", signal, () => Promise.reject(new Error("broken"))),
    shared.run("a", signal, async () => 1),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect([await shared.run("a", signal, async () => 2), shared.has("a"), getEventListeners(signal, "abort")]).toEqual([
    2,
    false,
    [],
  ])
})

test("work that ends after its callers have gone does not end what others have begun since", async () => {
  const shared = new SharedWork<number>()
  const ends: ((result: number) => void)[] = []
  const work = () => new Promise<number>((resolve) => ends.push(resolve))
  const controller = new AbortController()
  const first = shared.run("a", controller.signal, work)
  controller.abort("gone")
  await expect(first).rejects.toBe("gone")
  const second = shared.run("a", never, work)
  ends[0]?.(1)
  await Promise.resolve()
  expect(shared.has("a")).toBe(true)
  const third = shared.run("a", never, work)
  ends[1]?.(2)
  expect([await second, await third, ends.length]).toEqual([2, 2, 2])
})
