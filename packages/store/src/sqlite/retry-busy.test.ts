import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { isBusy, retryBusy, retryBusySync } from "./retry-busy.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = (errcode: number) => Object.assign(new Error("database is locked"), { errcode })

test("a connection at work is waited for, and nothing else", async () => {
  const answers = [busy(5), busy(261), busy(517)]
  const work = vi.fn(() => {
    const error = answers.shift()
    if (error !== undefined) throw error
    return "done"
  })
  const result = retryBusy(work)
  await vi.advanceTimersByTimeAsync(7)
  expect(await result).toBe("done")
  await expect(
    retryBusy(() => {
      throw busy(19)
    }),
  ).rejects.toThrow("database is locked")
})

test("after ten seconds it is given up", async () => {
  const work = vi.fn(() => {
    throw busy(5)
  })
  const result = expect(retryBusy(work)).rejects.toThrow("database is locked")
  await vi.advanceTimersByTimeAsync(9_000)
  const before = work.mock.calls.length
  await vi.advanceTimersByTimeAsync(2_000)
  expect(work.mock.calls.length).toBeGreaterThan(before)
  await result
})

test.each([
  [undefined, false],
  [{ errcode: "5" }, false],
  [busy(6), false],
  [busy(5), true],
])("%o is busy: %s", (error, expected) => {
  expect(isBusy(error ?? {})).toBe(expected)
})

test("what cannot be asynchronous is waited for in the thread", () => {
  const answers = [busy(5), busy(517)]
  const work = vi.fn(() => {
    const error = answers.shift()
    if (error !== undefined) throw error
    return "done"
  })
  expect([retryBusySync(work), work.mock.calls.length]).toEqual(["done", 3])
  expect(() =>
    retryBusySync(() => {
      throw busy(19)
    }),
  ).toThrow("database is locked")
})
