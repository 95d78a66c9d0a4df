import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ServerEvent } from "./event-stream.ts"
import { streamText } from "./stream-text.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tick: IteratorResult<ServerEvent> = { value: { id: "1", event: "tick", data: {} }, done: false }

test("what waits for an event is there once, however many comments are sent meanwhile", async () => {
  let come = (_: IteratorResult<ServerEvent>) => {}
  const promise = new Promise<IteratorResult<ServerEvent>>((resolve) => {
    come = resolve
  })
  const waits = vi.spyOn(promise, "then")
  let asked = 0
  const next = () => {
    asked += 1
    return promise
  }
  const text = streamText({ [Symbol.asyncIterator]: () => ({ next }) }, 15_000, new AbortController().signal)
  await text.next()
  for (let comments = 1; comments <= 5; comments += 1) {
    const comment = text.next()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await comment).toEqual({ value: ":\n\n", done: false })
  }
  expect({ asked, waits: waits.mock.calls.length }).toEqual({ asked: 1, waits: 1 })
  come(tick)
  expect(await text.next()).toEqual({ value: "event: tick\nid: 1\ndata: {}\n\n", done: false })
  expect(vi.getTimerCount()).toBe(0)
})

test("events that fail while a comment is taken fail the stream, and nothing is unhandled", async () => {
  let fail = (_: Error) => {}
  const promise = new Promise<IteratorResult<ServerEvent>>((_, reject) => {
    fail = reject
  })
  const text = streamText(
    { [Symbol.asyncIterator]: () => ({ next: () => promise }) },
    15_000,
    new AbortController().signal,
  )
  await text.next()
  const comment = text.next()
  await vi.advanceTimersByTimeAsync(15_000)
  await comment
  fail(new Error("the store is gone"))
  await vi.advanceTimersByTimeAsync(0)
  await expect(text.next()).rejects.toThrow("the store is gone")
})
