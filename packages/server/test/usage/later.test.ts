import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { UsageCounter } from "../../src/usage/index.ts"
import { MemoryUsage } from "./memory.ts"

/** 2026-11-21T10:00:00Z in Unix seconds. */
const now = 1_795_255_200
const outcome = { status: 200, milliseconds: 1, credits: 20 }

let usage: MemoryUsage
let counter: UsageCounter
const warn = vi.fn()
/** What counts requests by their paths, a little later than they are taken. */
const byPath = () =>
  counter.later((path: string, at) => {
    if (path === "/bad") throw new Error("no such path")
    counter.count({ subject: "api a", names: ["requestPath"], values: [path] }, outcome, at)
    counter.log({ tell: () => ({ orgId: "a", entry: path }) }, at)
  })

const minutes = () =>
  [...usage.counted.values()]
    .filter(({ resolution }) => resolution === 60)
    .map(({ start, cell, requests }) => [start, cell, requests])

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 })
  usage = new MemoryUsage()
  counter = new UsageCounter({ store: usage.store, warn })
  warn.mockClear()
})
afterEach(async () => {
  await counter.close()
  vi.useRealTimers()
})

test("what is counted later belongs to the moment when it was taken", async () => {
  const take = byPath()
  take("/a")
  vi.setSystemTime((now + 60) * 1000 - 1)
  take("/a")
  vi.setSystemTime((now + 60) * 1000)
  take("/b")
  await counter.save()
  expect(minutes()).toEqual([
    [now, '{"requestPath":"/a"}', 2],
    [now + 60, '{"requestPath":"/b"}', 1],
  ])
  expect(usage.logged.map(({ entry, at }) => [entry, at])).toEqual([
    ["/a", now * 1000],
    ["/a", (now + 60) * 1000 - 1],
    ["/b", (now + 60) * 1000],
  ])
})

test("what waits to be counted is saved when its interval is over, and by a clean stop", async () => {
  const take = byPath()
  take("/a")
  await vi.advanceTimersByTimeAsync(5_000)
  expect(minutes()).toEqual([[now, '{"requestPath":"/a"}', 1]])
  take("/a")
  await counter.close()
  expect(minutes()).toEqual([[now, '{"requestPath":"/a"}', 2]])
})

test("no more than 64 wait, however long the interval is", () => {
  const counted: number[] = []
  const take = counter.later((number: number) => counted.push(number))
  for (let number = 0; number < 63; number += 1) take(number)
  expect(counted).toHaveLength(0)
  take(63)
  expect(counted).toEqual(Array.from({ length: 64 }, (_, number) => number))
})

test("what cannot be counted is told, and keeps nothing else from being counted", async () => {
  const take = byPath()
  for (const path of ["/a", "/bad", "/b"]) take(path)
  await counter.save()
  expect(minutes().map(([, cell]) => cell)).toEqual(['{"requestPath":"/a"}', '{"requestPath":"/b"}'])
  expect(warn.mock.calls).toEqual([["a request could not be counted", { err: new Error("no such path") }]])
})
