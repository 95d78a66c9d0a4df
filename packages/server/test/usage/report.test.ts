import fc from "fast-check"
import { afterEach, expect, test, vi } from "vitest"
import { type Dimension, type TimeInterval, UsageCounter, type UsageEntry, usageReport } from "../../src/usage/index.ts"
import { MemoryUsage } from "./memory.ts"

const day = 86_400
/** Saturday, 2026-11-21T00:00:00Z in Unix seconds. */
const saturday = 1_795_219_200
const names = ["requestPath", "responseCode", "chainId"] as const satisfies readonly Dimension[]
type Name = (typeof names)[number]

interface Request {
  /** Unix seconds. */
  readonly at: number
  readonly path: string
  readonly status: number
  readonly chain: string
  readonly milliseconds: number
  readonly credits: number
  readonly process: number
}

const request: fc.Arbitrary<Request> = fc.record({
  at: fc.integer({ min: saturday - 40 * day, max: saturday + 2 * day - 1 }),
  path: fc.constantFrom("/a", "/b", "/c"),
  status: fc.constantFrom(200, 304, 404, 429, 503),
  chain: fc.constantFrom("1", "2", "none"),
  milliseconds: fc.double({ min: 0.01, max: 10_000, noNaN: true }),
  credits: fc.constantFrom(1, 20, 200),
  process: fc.nat({ max: 1 }),
})

const dimensionOf = (one: Request, name: Name): string =>
  ({ requestPath: one.path, responseCode: String(one.status), chainId: one.chain })[name]

/** Counts requests in the order of their time, in two processes that save now and then. */
async function counted(requests: readonly Request[]): Promise<MemoryUsage> {
  const usage = new MemoryUsage()
  let clock = 0
  const counters = [0, 1].map(() => new UsageCounter({ store: usage.store, clock: () => clock }))
  for (const [at, one] of requests.toSorted((a, b) => a.at - b.at).entries()) {
    clock = one.at * 1000
    const counter = counters[one.process] as UsageCounter
    counter.count({ subject: "api a", names, values: names.map((name) => dimensionOf(one, name)) }, one)
    if (at % 3 === 0) await counter.save()
  }
  await Promise.all(counters.map((counter) => counter.close()))
  return usage
}

/** By the calendar, in words that the report has none of. */
function bucketOf(interval: TimeInterval, seconds: number): number {
  const date = new Date(seconds * 1000)
  if (interval === "minute") date.setUTCSeconds(0)
  if (interval === "hourly") date.setUTCMinutes(0, 0)
  if (interval === "daily" || interval === "weekly" || interval === "monthly") date.setUTCHours(0, 0, 0)
  if (interval === "weekly") while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1)
  if (interval === "monthly") date.setUTCDate(1)
  return date.getTime() / 1000
}

function endOf(interval: TimeInterval, start: number): number {
  const date = new Date(start * 1000)
  if (interval === "monthly") return date.setUTCMonth(date.getUTCMonth() + 1) / 1000
  return start + { minute: 60, hourly: 3600, daily: day, weekly: 7 * day }[interval]
}

interface Question {
  readonly interval: TimeInterval
  readonly start: number
  readonly end: number
  readonly groupBy: Name | undefined
  readonly filters: Partial<Record<Name, string>>
}

/** What the report must say, counted one by one. */
function naive(requests: readonly Request[], { interval, start, end, groupBy, filters }: Question): UsageEntry[] {
  const from = Math.floor(start / day) * day
  const to = Math.floor(end / day) * day
  const meant = requests.filter(
    (one) =>
      one.at >= from &&
      one.at < to &&
      names.every((name) => (filters[name] ?? dimensionOf(one, name)) === dimensionOf(one, name)),
  )
  const timestamps = [...new Set(meant.map(({ at }) => bucketOf(interval, at)))].sort((a, b) => a - b)
  return timestamps.map((timestamp) => {
    const within = meant.filter(({ at }) => bucketOf(interval, at) === timestamp)
    const groups = [...new Set(within.map((one) => (groupBy === undefined ? "" : dimensionOf(one, groupBy))))].sort()
    const seconds = Math.min(endOf(interval, timestamp), to) - Math.max(timestamp, from)
    const values = groups.map((group) => {
      const all = within.filter((one) => groupBy === undefined || dimensionOf(one, groupBy) === group)
      const sum = (list: readonly Request[]) => list.reduce((total, { credits }) => total + credits, 0)
      const failed = all.filter(({ status }) => status >= 400)
      const median = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[Math.floor((all.length - 1) / 2)]
      return {
        totalRequests: all.length,
        requestsPerSecond: expect.closeTo(all.length / seconds, 5),
        successRatePercent: expect.closeTo(((all.length - failed.length) / all.length) * 100, 3),
        medianResponseTimeMsecs: within1Percent(median as number),
        invalidRequests: failed.filter(({ status }) => status < 500).length,
        apiCreditsUsed: sum(all),
        apiCreditsWasted: sum(failed),
        groupedBy: groupBy ?? ("None" as const),
        ...(groupBy !== undefined && { groupValue: String(group) }),
      }
    })
    return { timestamp, values }
  })
}

/** Equal to every number that is near. */
const within1Percent = (exact: number) =>
  ({
    asymmetricMatch: (value: unknown) => Math.abs((value as number) - exact) <= exact * 0.01,
    toString: () => `within 1 % of ${exact}`,
  }) as unknown as number

afterEach(() => void vi.restoreAllMocks())

test("any requests, told by any interval, group and filter, are those that were counted one by one", async () => {
  const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
  const time = fc.integer({ min: saturday - 45 * day, max: saturday + 3 * day })
  const question = fc
    .record({
      interval: fc.constantFrom<TimeInterval>("minute", "hourly", "daily", "weekly", "monthly"),
      times: fc.tuple(time, time),
      groupBy: option(fc.constantFrom(...names)),
      path: option(fc.constantFrom("/a", "/z")),
      chain: option(fc.constantFrom("1", "none")),
    })
    .map(({ interval, times: [one, other], groupBy, path, chain }) => ({
      interval,
      start: Math.min(one, other),
      end: Math.max(one, other),
      groupBy,
      filters: { ...(path && { requestPath: path }), ...(chain && { chainId: chain }) },
    }))
  await fc.assert(
    fc.asyncProperty(
      fc.array(request, { maxLength: 40 }),
      fc.array(question, { minLength: 4, maxLength: 8 }),
      async (requests, questions) => {
        const usage = await counted(requests)
        for (const one of questions) {
          const { interval, start, end, groupBy, filters } = one
          const told = await usageReport(usage, {
            subjects: ["api a"],
            timeInterval: interval,
            startTimestamp: start,
            endTimestamp: end,
            groupBy,
            filters,
            now: saturday + 4 * day,
          })
          expect(told).toEqual(naive(requests, one))
        }
      },
    ),
    { numRuns: 60 },
  )
})

const at = (moment: number, changes: Partial<Request> = {}): Request => ({
  at: moment,
  path: "/a",
  status: 200,
  chain: "1",
  milliseconds: 5,
  credits: 20,
  process: 0,
  ...changes,
})

const totals = (entries: readonly UsageEntry[]) =>
  entries.map(({ timestamp, values }) => [timestamp, values.map(({ totalRequests }) => totalRequests)])

test("without times the report goes up to now, from a number of days before by the interval", async () => {
  const now = saturday + 3600
  const moments = [now - 1, saturday - 1, saturday - 6 * day, saturday - 29 * day, saturday - 30 * day]
  const usage = await counted(moments.map((moment) => at(moment)))
  const told = async (timeInterval?: TimeInterval) =>
    totals(await usageReport(usage, { subjects: ["api a"], timeInterval, now }))
  expect(await told("minute")).toEqual([[now - 60, [1]]])
  expect(await told("hourly")).toHaveLength(3)
  expect(await told()).toEqual([
    [saturday - 29 * day, [1]],
    [saturday - 6 * day, [1]],
    [saturday - day, [1]],
    [saturday, [1]],
  ])
  expect(await told("monthly")).toHaveLength(2)
})

test("of a running interval the seconds so far count", async () => {
  const usage = await counted([at(saturday), at(saturday + 1)])
  const [entry] = await usageReport(usage, { subjects: ["api a"], now: saturday + 8 })
  expect(entry?.values[0]?.requestsPerSecond).toBe(0.25)
})

test("where there are too many groups, those with the fewest requests are one", async () => {
  const paths = ["/a", "/a", "/a", "/b", "/b", "/c", "/d"]
  const usage = await counted(paths.map((path) => at(saturday, { path })))
  const [entry] = await usageReport(usage, {
    subjects: ["api a"],
    groupBy: "requestPath",
    now: saturday + day,
    mostValues: 3,
  })
  expect(entry?.values.map(({ groupValue, totalRequests }) => [groupValue, totalRequests])).toEqual([
    ["/a", 3],
    ["/b", 2],
    ["other", 2],
  ])
})

test("one failure among a million is no success of 100 %", async () => {
  const usage = await counted([at(saturday, { status: 500 })])
  const [count] = [...usage.counted.values()].filter(({ resolution }) => resolution === day)
  if (count)
    await usage.save([{ ...count, writer: "w", requests: 999_999_999, succeeded: 999_999_999, latency: "1:1" }], [])
  const [entry] = await usageReport(usage, { subjects: ["api a"], now: saturday + day })
  expect(entry?.values[0]?.successRatePercent).toBe(99.9999)
})

test("all rows are added up, however many writers had a hand in one interval", async () => {
  const usage = await counted([at(saturday)])
  const rows = [...usage.counted.values()].flatMap((count) =>
    Array.from({ length: 2_001 }, (_, writer) => ({ ...count, writer: `w${writer}` })),
  )
  usage.counted.clear()
  await usage.save(rows, [])
  const [entry] = await usageReport(usage, { subjects: ["api a"], now: saturday + day })
  expect(entry?.values[0]?.totalRequests).toBe(2_001)
})
