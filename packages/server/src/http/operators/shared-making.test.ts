import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SharedMaking } from "./shared-making.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "performance"] }))
afterEach(() => void vi.useRealTimers())

/** A making that takes 10 ms, and how often it began. */
function making() {
  let count = 0
  const shared = new SharedMaking(async () => {
    const made = ++count
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (made === 2) throw new Error("the second one fails")
    return made
  })
  return { get: () => shared.get().catch(({ message }: Error) => message), begun: () => count }
}

test("who asks at the same time shares one, and who asks meanwhile gets the next, which begins after three times as long", async () => {
  const { get, begun } = making()
  const first = [get(), get()]
  await vi.advanceTimersByTimeAsync(5)
  const second = [get(), get()]
  await vi.advanceTimersByTimeAsync(5)
  expect(await Promise.all(first)).toEqual([1, 1])
  second.push(get())
  await vi.advanceTimersByTimeAsync(29)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toBe(2)
  const third = get()
  await vi.advanceTimersByTimeAsync(50)
  expect(await Promise.all([...second, third])).toEqual([...Array(3).fill("the second one fails"), 3])
})

test("where nobody has asked for a while it begins at once", async () => {
  const { get, begun } = making()
  void get()
  await vi.advanceTimersByTimeAsync(40)
  void get()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun()).toBe(2)
})

test("what takes long is followed by a tenth of a second of rest, and what takes no time by none", async () => {
  let took = 1_000
  const begun: number[] = []
  const shared = new SharedMaking(async () => {
    begun.push(performance.now())
    if (took > 0) await new Promise((resolve) => setTimeout(resolve, took))
  })
  const start = performance.now()
  void shared.get()
  await vi.advanceTimersByTimeAsync(1)
  void shared.get()
  await vi.advanceTimersByTimeAsync(1_099)
  expect(begun.map((time) => time - start)).toEqual([0, 1_100])
  took = 0
  await vi.advanceTimersByTimeAsync(1_100)
  for (let time = 0; time < 3; time++) await shared.get()
  expect(vi.getTimerCount()).toBe(0)
  expect(begun).toHaveLength(5)
})
