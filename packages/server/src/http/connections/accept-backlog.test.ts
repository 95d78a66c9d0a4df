import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { AcceptBacklog } from "./accept-backlog.ts"

let now = 0

beforeEach(() => {
  now = 0
  vi.useFakeTimers({ toFake: ["setImmediate"] })
  vi.spyOn(performance, "now").mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test("it lasts for as long as one comes between any two looks, and ends when none does", () => {
  const backlog = new AcceptBacklog()
  const looks = [true, true, true, false, false, true, false, true].map((comes) => {
    now += 5
    if (comes) backlog.take()
    const waited = backlog.milliseconds
    vi.runOnlyPendingTimers()
    return waited
  })
  expect(looks).toEqual([0, 5, 10, 15, 0, 0, 5, 0])
  vi.runAllTimers()
  expect([backlog.milliseconds, vi.getTimerCount()]).toEqual([0, 0])
})

test("all that happens is looked at twice after one that comes alone", () => {
  const backlog = new AcceptBacklog()
  backlog.take()
  vi.runAllTimers()
  expect(backlog.looks).toBe(2)
})
