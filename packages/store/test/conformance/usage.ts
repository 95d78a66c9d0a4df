import { describe, expect, test } from "vitest"
import type { UsageCount, UsageRange } from "../../src/index.ts"
import { openStore } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { setUp } from "./setting.ts"

const count = (changes: Partial<UsageCount> = {}): UsageCount => ({
  subject: "org a",
  resolution: 60,
  start: 600,
  cell: '{"responseCode":"200"}',
  writer: "w1",
  requests: 3,
  succeeded: 2,
  invalid: 1,
  credits: 60,
  wasted: 20,
  latency: "1:3",
  ...changes,
})

const range = (changes: Partial<UsageRange> = {}): UsageRange => ({
  subject: "org a",
  resolution: 60,
  start: 0,
  end: 6000,
  limit: 100,
  ...changes,
})

const byKey = (a: UsageCount, b: UsageCount) =>
  a.start - b.start || (a.cell < b.cell ? -1 : a.cell > b.cell ? 1 : a.writer < b.writer ? -1 : 1)

export function describeUsage(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: usage`, () => {
    const setting = setUp(createTemporaryStore)

    test("what a process counts replaces what it had counted, and stands beside what others count", async () => {
      const { usage } = setting.store
      await usage.save([count(), count({ writer: "w2" })], [])
      const more = count({ requests: 9, latency: "1:9" })
      await usage.save([more], [])
      await usage.save([more], [])
      await usage.save([], [])
      expect(await usage.counts(range())).toEqual([more, count({ writer: "w2" })])
    })

    test("many processes count at once", async () => {
      const others = await Promise.all([1, 2, 3].map(() => openStore(setting.temporary.location)))
      const counts = others.map((_, at) => count({ subject: "org b", writer: `w${at}` }))
      await Promise.all(
        others.flatMap((other, at) => [1, 2, 3].map(() => other.usage.save([counts[at] as UsageCount], []))),
      )
      expect(await setting.store.usage.counts(range({ subject: "org b" }))).toEqual(counts)
      await Promise.all(others.map((other) => other.close()))
    })

    test("a stretch of one subject and resolution is read in pages", async () => {
      const { usage } = setting.store
      const subject = "org c"
      const counts = [60, 120, 180].flatMap((start) =>
        ["x", "y"].flatMap((cell) => ["w1", "w2"].map((writer) => count({ subject, start, cell, writer }))),
      )
      const others = [count({ subject: "org d" }), count({ subject, resolution: 3600, start: 120 })]
      await usage.save([...counts, ...others], [])
      const within = counts.filter(({ start }) => start >= 120 && start < 180).sort(byKey)
      const asked = range({ subject, start: 120, end: 180, limit: 3 })
      const first = await usage.counts(asked)
      expect(first).toEqual(within.slice(0, 3))
      expect(await usage.counts({ ...asked, after: first[2] })).toEqual(within.slice(3))
      expect(await usage.counts({ ...asked, after: within.at(-1) })).toEqual([])
    })

    test("requests are listed newest first, once each", async () => {
      const { usage } = setting.store
      const requests = [1, 2, 2, 3].map((at, id) => ({ orgId: "a", at, id: `r${id}`, entry: `{"n":${id}}` }))
      await usage.save([], [...requests, { orgId: "b", at: 2, id: "r9", entry: "{}" }])
      await usage.save([], requests)
      const stretch = { orgId: "a", start: 2, end: 10, limit: 2 }
      const [r1, r2, r3] = requests.slice(1)
      const first = await usage.requests(stretch)
      expect(first).toEqual([r3, r2])
      expect(await usage.requests({ ...stretch, after: r2 })).toEqual([r1])
      expect(await usage.requests({ ...stretch, end: 3 })).toEqual([r2, r1])
    })

    test("what is older than it is kept is forgotten, and all requests but the newest", async () => {
      const { usage } = setting.store
      const subject = "org e"
      const counts = ([60, 3600, 86400] as const).flatMap((resolution) =>
        [0, 86400].map((start) => count({ subject, resolution, start })),
      )
      const requests = [101, 102, 103, 104].map((at) => ({ orgId: "e", at, id: "r", entry: "{}" }))
      const keep = { counts: { 60: 86400, 3600: 86400, 86400: 0 }, requests: 102, mostRequests: 100 }
      await usage.prune({ ...keep, counts: { 60: 1e9, 3600: 1e9, 86400: 1e9 }, requests: 1e9 })
      await usage.save(counts, requests)
      expect(await usage.prune(keep)).toBe(3)
      const left = async (resolution: UsageRange["resolution"]) =>
        (await usage.counts(range({ subject, resolution, end: 1e9 }))).map(({ start }) => start)
      expect([await left(60), await left(3600), await left(86400)]).toEqual([[86400], [86400], [0, 86400]])
      const listed = async () =>
        (await usage.requests({ orgId: "e", start: 0, end: 1e9, limit: 9 })).map(({ at }) => at)
      expect(await listed()).toEqual([104, 103, 102])
      expect(await usage.prune({ ...keep, mostRequests: 2 })).toBe(1)
      expect(await listed()).toEqual([104, 103])
    })
  })
}
