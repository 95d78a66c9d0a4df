import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { silence } from "../test/fake-node.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { within } from "./within.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const facts = { method: "m", url: "u", attempts: 1 }

test("it gives what the work gives, and leaves no timer behind", async () => {
  await expect(within(async () => 5, undefined, 100, facts)).resolves.toBe(5)
  expect(vi.getTimerCount()).toBe(0)
})

test("it fails as the work fails", async () => {
  await expect(within(() => Promise.reject(new RangeError("x")), undefined)).rejects.toThrow(new RangeError("x"))
})

test("the time passes for work that does not listen, and its signal aborts with the error", async () => {
  let own: AbortSignal | undefined
  const work = within(
    (signal) => {
      own = signal
      return silence()
    },
    undefined,
    100,
    facts,
  ).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(99)
  expect(own?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  const error = (await work) as TimeoutError
  expect(error).toBeInstanceOf(TimeoutError)
  expect({ ...error, message: error.message }).toStrictEqual({
    ...{ name: "TimeoutError", code: "TIMEOUT", message: "no answer within 100 ms" },
    ...{ method: "m", url: "u", attempts: 1, timeout: 100 },
  })
  expect(own?.reason).toBe(error)
})

test.each([new Error("gone"), "gone", null, 0])(
  "an abort by %j rejects with exactly that, for work that does not listen",
  async (reason) => {
    const caller = new AbortController()
    const work = within(silence, caller.signal, 100, facts)
    caller.abort(reason)
    await expect(work).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  },
)

test("work is not begun for a caller that has already left", async () => {
  const work = vi.fn(silence)
  await expect(within(work, AbortSignal.abort("gone"), 100, facts)).rejects.toBe("gone")
  expect(work).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test("when the work is done its signal aborts, so that nothing of it goes on", async () => {
  let own: AbortSignal | undefined
  await within(async (signal) => {
    own = signal
  }, undefined)
  expect(own?.aborted).toBe(true)
})

test("a caller's signal keeps no listener of work that is done", async () => {
  const { signal } = new AbortController()
  const add = vi.spyOn(signal, "addEventListener")
  await within(async () => 5, signal)
  const [, , options] = add.mock.calls[0] as [string, unknown, AddEventListenerOptions]
  expect(options.signal?.aborted).toBe(true)
})

test.each([Infinity, 2 ** 31])("%d ms, which no timer can hold, are no limit", async (ms) => {
  let finish = (_: number) => {}
  const work = within(() => new Promise<number>((resolve) => (finish = resolve)), undefined, ms, facts)
  await vi.advanceTimersByTimeAsync(1_000_000)
  finish(5)
  await expect(work).resolves.toBe(5)
})
