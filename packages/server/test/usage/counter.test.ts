import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type Cell, UsageCounter, type UsageCounterOptions } from "../../src/usage/index.ts"
import { MemoryUsage } from "./memory.ts"

/** 2026-11-21T10:00:00Z in Unix seconds. */
const now = 1_795_255_200
const day = 1_795_219_200
const outcome = { status: 200, milliseconds: 1, credits: 20 }
const cell = (requestPath: string, responseCode = "200"): Cell => ({
  subject: "api a",
  names: ["requestPath", "responseCode"],
  values: [requestPath, responseCode],
})

let usage: MemoryUsage
const warn = vi.fn()
const counters: UsageCounter[] = []

function counter(options: Partial<UsageCounterOptions> = {}): UsageCounter {
  const made = new UsageCounter({ store: usage.store, warn, ...options })
  counters.push(made)
  return made
}

const saved = () =>
  [...usage.counted.values()].map(({ resolution, start, cell, requests }) => [resolution, start, cell, requests])

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1000 })
  usage = new MemoryUsage()
  warn.mockClear()
})
afterEach(async () => {
  await Promise.all(counters.splice(0).map((one) => one.close()))
  vi.useRealTimers()
})

test("requests are counted by minute, hour and day, and saved behind them", async () => {
  const one = counter()
  one.count(cell("/a"), outcome)
  one.count(cell("/a"), { status: 404, milliseconds: 100, credits: 10 })
  expect(saved()).toEqual([])
  await vi.advanceTimersByTimeAsync(5_000)
  const counts = [...usage.counted.values()]
  expect(counts.map(({ resolution, start }) => [resolution, start])).toEqual([
    [60, now],
    [3600, now],
    [86400, day],
  ])
  for (const count of counts)
    expect(count).toMatchObject({
      subject: "api a",
      cell: '{"requestPath":"/a","responseCode":"200"}',
      requests: 2,
      succeeded: 1,
      invalid: 1,
      credits: 30,
      wasted: 10,
    })
})

test("what is saved is what was counted since the interval began, and nothing where nothing changed", async () => {
  const one = counter()
  one.count(cell("/a"), outcome)
  one.count(cell("/b"), outcome)
  await one.save()
  one.count(cell("/a"), outcome)
  await one.save()
  const before = usage.saves
  expect(saved().filter(([resolution]) => resolution === 60)).toEqual([
    [60, now, '{"requestPath":"/a","responseCode":"200"}', 2],
    [60, now, '{"requestPath":"/b","responseCode":"200"}', 1],
  ])
  vi.setSystemTime((now + 60) * 1000)
  one.count(cell("/a"), outcome)
  await one.save()
  expect(usage.saves).toBe(before + 1)
  expect(saved().filter(([, , text]) => String(text).includes("/a"))).toEqual([
    [60, now, expect.anything(), 2],
    [3600, now, expect.anything(), 3],
    [86400, day, expect.anything(), 3],
    [60, now + 60, expect.anything(), 1],
  ])
})

test("a clean stop saves what is left", async () => {
  const one = counter()
  one.count(cell("/a"), outcome)
  await one.close()
  expect(saved()).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test("a database that does not answer keeps nobody from ending", async () => {
  const one = counter()
  usage.save = () => new Promise(() => {})
  let isClosed = false
  void one.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isClosed).toBe(true)
  expect(warn.mock.calls).toEqual([["the last usage could not be saved in time", {}]])
  counters.pop()
})

test("what cannot be saved is saved later, once", async () => {
  const one = counter()
  one.log({ tell: () => ({ orgId: "a", entry: "{}" }) })
  one.count(cell("/a"), outcome)
  usage.fault = new Error("disk full")
  await one.save()
  one.count(cell("/a"), outcome)
  vi.setSystemTime((now + 600) * 1000)
  usage.fault = undefined
  await one.save()
  expect(saved()[0]).toEqual([60, now, expect.anything(), 2])
  expect(usage.logged.map(({ orgId, at }) => [orgId, at])).toEqual([["a", now * 1000]])
  expect(warn.mock.calls).toEqual([["usage could not be saved, and will be later", { err: new Error("disk full") }]])
})

test("what cannot be saved for an hour is given up, and said", async () => {
  const one = counter()
  one.count(cell("/a"), outcome)
  usage.fault = new Error("gone")
  await one.save()
  vi.setSystemTime((now + 60 + 3600) * 1000)
  await one.save()
  usage.fault = undefined
  await one.save()
  expect(saved().map(([resolution]) => resolution)).toEqual([3600, 86400])
  expect(warn).toHaveBeenCalledWith("usage could not be saved for an hour and is lost", { start: now, seconds: 60 })
})

test("cells beyond the most there may be are one for each status", async () => {
  const one = counter({ maxCells: 2 })
  for (const path of ["/a", "/b", "/c", "/d", "/a"]) one.count(cell(path), outcome)
  one.count(cell("/e", "404"), { ...outcome, status: 404 })
  await one.save()
  expect(saved().filter(([resolution]) => resolution === 86400)).toEqual([
    [86400, day, '{"requestPath":"/a","responseCode":"200"}', 2],
    [86400, day, '{"requestPath":"/b","responseCode":"200"}', 1],
    [86400, day, '{"requestPath":"other","responseCode":"200"}', 2],
    [86400, day, '{"requestPath":"other","responseCode":"404"}', 1],
  ])
})

test("of single requests the last ones are kept", async () => {
  const one = counter({ requests: 2 })
  const log = (numbers: readonly number[]) => {
    for (const at of numbers) one.log({ tell: (id) => ({ orgId: "a", entry: `${at} ${id.split("-").at(-1)}` }) })
  }
  log([1, 2, 3, 4, 5])
  await one.save()
  expect(usage.logged.map(({ entry }) => entry)).toEqual(["4 4", "5 5"])
  log([6])
  usage.fault = new Error("disk full")
  await one.save()
  log([7, 8])
  usage.fault = undefined
  await one.save()
  await one.save()
  expect(usage.logged.slice(2).map(({ entry }) => entry)).toEqual(["7 7", "8 8"])
  const none = counter({ requests: 0 })
  none.log({ tell: () => ({ orgId: "a", entry: "6" }) })
  await none.save()
  expect(usage.logged).toHaveLength(4)
})

test("what is old is forgotten once an hour, by whole days", async () => {
  const one = counter({ minuteDays: 1, hourDays: 2, dayDays: 3, requestDays: 4, requests: 5 })
  await one.save()
  await one.save()
  vi.setSystemTime((now + 3600) * 1000)
  await one.save()
  const kept = {
    counts: { 60: day, 3600: day - 86_400, 86400: day - 2 * 86_400 },
    requests: (day - 3 * 86_400) * 1000,
    mostRequests: 5,
  }
  expect(usage.pruned).toEqual([kept, kept])
})
