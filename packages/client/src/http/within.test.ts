import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { withDeadline } from "./within.ts"

const late = () => new Error("late")
const forever = () => new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("work in time gives its outcome and leaves no timer", async () => {
  await expect(withDeadline(100, undefined, late, async () => "done")).resolves.toBe("done")
  expect(vi.getTimerCount()).toBe(0)
})

test("work out of time is aborted, even when it takes no notice", async () => {
  let aborted: unknown
  const outcome = withDeadline(100, undefined, late, (signal) => {
    signal.addEventListener("abort", () => {
      aborted = signal.reason
    })
    return forever()
  })
  const failure = expect(outcome).rejects.toThrow("late")
  await vi.advanceTimersByTimeAsync(100)
  await failure
  expect(aborted).toEqual(new Error("late"))
})

test("the caller's reason is what is thrown and what aborts the work", async () => {
  const controller = new AbortController()
  let work: AbortSignal | undefined
  const outcome = withDeadline(100, controller.signal, late, (signal) => {
    work = signal
    return forever()
  })
  controller.abort("enough")
  await expect(outcome).rejects.toBe("enough")
  expect(work?.reason).toBe("enough")
  expect([vi.getTimerCount(), getEventListeners(controller.signal, "abort").length]).toEqual([0, 0])
})

test("work that fails is aborted with its own error", async () => {
  let work: AbortSignal | undefined
  const outcome = withDeadline(100, undefined, late, async (signal) => {
    work = signal
    throw new Error("broken")
  })
  await expect(outcome).rejects.toThrow("broken")
  expect(work?.reason).toEqual(new Error("broken"))
})

test("work that fails after it was given up is not an unhandled rejection", async () => {
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  const outcome = withDeadline(100, undefined, late, async () => {
    await new Promise((resolve) => setTimeout(resolve, 200))
    throw new Error("too late to matter")
  })
  const failure = expect(outcome).rejects.toThrow("late")
  await vi.advanceTimersByTimeAsync(200)
  await failure
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
