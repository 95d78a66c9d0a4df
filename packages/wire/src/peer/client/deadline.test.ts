import { getEventListeners } from "node:events"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Deadline } from "./deadline.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("a deadline aborts when its time is up: before there is a connection the peer is unreachable, then silent", () => {
  const [early, late] = [new Deadline(100, undefined, Date.now), new Deadline(100, undefined, Date.now)]
  late.isConnected = true
  vi.advanceTimersByTime(99)
  expect([early.signal.aborted, early.left]).toEqual([false, 1])
  vi.advanceTimersByTime(1)
  expect([early, late].map(({ signal }) => [signal.reason.code, signal.reason.message])).toEqual([
    ["unreachable", "The peer was not reached within 100 ms"],
    ["silent", "The peer did not answer within 100 ms"],
  ])
  vi.setSystemTime(Date.now() + 1_000)
  expect(early.left).toBe(0)
})

test("a deadline aborts with the caller's signal, also with one that is aborted already", () => {
  const controller = new AbortController()
  const deadline = new Deadline(100, controller.signal, Date.now)
  expect(deadline.signal.aborted).toBe(false)
  controller.abort("enough")
  const after = new Deadline(100, controller.signal, Date.now)
  expect([deadline, after].map(({ signal }) => signal.reason)).toEqual(["enough", "enough"])
})

test("a deadline that is released leaves no timer and no listener", () => {
  const { signal } = new AbortController()
  for (const given of [signal, undefined]) new Deadline(100, given, Date.now).release()
  expect([vi.getTimerCount(), getEventListeners(signal, "abort")]).toEqual([0, []])
})
