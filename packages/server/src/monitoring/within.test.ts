import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { TooLateError, withTimeout } from "./within.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("work that is done in time, well or not, settles it, and leaves no timer behind", async () => {
  expect(await withTimeout(2_000, Promise.resolve(7), "the store")).toBe(7)
  await expect(withTimeout(2_000, Promise.reject(new Error("gone")), "the store")).rejects.toThrow("gone")
  expect(vi.getTimerCount()).toBe(0)
})

test("work that is not done in time is an error that says after how long, and not before", async () => {
  const settled = vi.fn()
  withTimeout(2_500, new Promise(() => {}), "the store").catch(settled)
  await vi.advanceTimersByTimeAsync(2_499)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(new TooLateError("the store did not answer within 2.5 s"))
})
