import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { sleep } from "./sleep.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("it is over after its time, not before", async () => {
  const over = vi.fn()
  sleep(100).over.then(over)
  await vi.advanceTimersByTimeAsync(99)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledOnce()
})

test("an abort ends it with the reason and clears the timer and the listener", async () => {
  const controller = new AbortController()
  const { over } = sleep(100, controller.signal)
  controller.abort("enough")
  await expect(over).rejects.toBe("enough")
  expect([vi.getTimerCount(), getEventListeners(controller.signal, "abort").length]).toEqual([0, 0])
})

test("an abort that came before ends it as well", async () => {
  await expect(sleep(100, AbortSignal.abort("enough")).over).rejects.toBe("enough")
  expect(vi.getTimerCount()).toBe(0)
})

test("when it is over nothing is left on the signal", async () => {
  const { signal } = new AbortController()
  const { over } = sleep(100, signal)
  expect(getEventListeners(signal, "abort")).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  await over
  expect(getEventListeners(signal, "abort")).toHaveLength(0)
})

test("cancel lets go of the timer and the signal", () => {
  const { signal } = new AbortController()
  sleep(100, signal).cancel()
  expect([vi.getTimerCount(), getEventListeners(signal, "abort").length]).toEqual([0, 0])
})

test("a time beyond what a timer holds is not over at once", async () => {
  const over = vi.fn()
  const { over: ended, cancel } = sleep(Number.POSITIVE_INFINITY)
  ended.then(over)
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(over).not.toHaveBeenCalled()
  cancel()
})
