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
