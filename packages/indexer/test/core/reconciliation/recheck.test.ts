import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, expect, test } from "vitest"
import { Recheck, recheckPeriod } from "../../../src/core/reconciliation/recheck.ts"
import { RecheckFile } from "../../../src/core/reconciliation/recheck-file.ts"

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-recheck-"))
  undo.push(() => rmSync(folder, { recursive: true }))
  return join(folder, "recheck", "chain-1.json")
}

const silent = () => {}
const start = 1_800_000_000_000
const hour = 3_600_000

interface Life {
  /** Blocks at the start. */
  readonly blocks: number
  /** New blocks each minute. */
  readonly growth: number
  /** Maximum seconds between two steps. */
  readonly pace: number
  /** The process restarts after this many steps. */
  readonly restartsAfter: number
  /** Minutes of each hour in which nothing is compared. */
  readonly away: number
}

/** The longest time between two comparisons of a block, in a recheck that runs for three periods of an hour. */
function longestGap({ blocks, growth, pace, restartsAfter, away }: Life): number {
  const path = place()
  let now = start
  const clock = { now: () => now }
  const begin = () => new Recheck({ clock, period: hour, file: new RecheckFile(path, silent) })
  let recheck = begin()
  const seen = Array.from({ length: blocks }, () => start)
  let longest = 0
  for (let step = 1; now < start + 3 * hour; step++) {
    now += (10 + ((step * 7919) % pace)) * 2000
    const isAway = ((now - start) / 60_000) % 60 < away
    for (let more = Math.floor(((now - start) / 60_000) * growth) + blocks - seen.length; more > 0; more--)
      seen.push(now)
    if (isAway) continue
    if (step % restartsAfter === 0) recheck = begin()
    const stretch = recheck.due("blocks", seen.length - 1)
    if (stretch === undefined) continue
    for (let number = stretch.from; number < stretch.from + stretch.count; number++) {
      longest = Math.max(longest, now - (seen[number] ?? now))
      seen[number] = now
    }
    recheck.reached("blocks", stretch.from + stretch.count)
  }
  return Math.max(longest, ...seen.map((at) => now - at))
}

test("each block is compared again within the period, also while the chain grows, after restarts and pauses", () => {
  fc.assert(
    fc.property(
      fc.record({
        blocks: fc.integer({ min: 1, max: 20_000 }),
        growth: fc.constantFrom(0, 1, 30, 120),
        pace: fc.integer({ min: 1, max: 20 }),
        restartsAfter: fc.constantFrom(1, 50, 1_000_000),
        away: fc.integer({ min: 0, max: 3 }),
      }),
      (life) => {
        expect(longestGap(life)).toBeLessThanOrEqual(hour)
      },
    ),
    { numRuns: 4 },
  )
})

test("a pass goes as fast as the chain is long", () => {
  const visits = (blocks: number) => {
    let now = start
    const recheck = new Recheck({
      clock: { now: () => now },
      period: 10 * hour,
      file: new RecheckFile(undefined, silent),
    })
    let reached = 0
    recheck.due("blocks", blocks - 1)
    for (now += hour; ; ) {
      const stretch = recheck.due("blocks", blocks - 1)
      if (stretch === undefined) return reached
      reached = stretch.from + stretch.count
      recheck.reached("blocks", reached)
    }
  }
  // One of the nine hours of a pass.
  expect([9, 900, 90_000].map(visits)).toEqual([1, 100, 10_000])
})

test("where a pass is, and when it began, outlives the process; each chain has its own", () => {
  const path = place()
  let now = start
  const begin = () => new Recheck({ clock: { now: () => now }, period: 10 * hour, file: new RecheckFile(path, silent) })
  const recheck = begin()
  for (const chain of ["P", "X"]) recheck.due(chain, 899)
  now += hour
  recheck.reached("P", 60)
  expect(begin().due("P", 899)).toEqual({ from: 60, count: 40 })
  expect(begin().due("X", 899)).toEqual({ from: 0, count: 100 })
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({
    P: { startedAt: start, next: 60, highest: 899, period: 10 * hour },
    X: { startedAt: start, next: 0, highest: 899, period: 10 * hour },
  })
})

test("of a chain without blocks nothing is due, however late it is", () => {
  let now = start
  const recheck = new Recheck({ clock: { now: () => now }, period: hour, file: new RecheckFile(undefined, silent) })
  for (const later of [0, 10 * hour, 10 * hour]) {
    now += later
    expect(recheck.due("blocks", -1)).toBe(undefined)
  }
})

test("a clock that is put back does not stop a pass", () => {
  let now = start
  const recheck = new Recheck({
    clock: { now: () => now },
    period: 10 * hour,
    file: new RecheckFile(undefined, silent),
  })
  recheck.due("blocks", 899)
  now -= 1000 * hour
  recheck.due("blocks", 899)
  now += hour
  expect(recheck.due("blocks", 899)).toEqual({ from: 0, count: 100 })
})

test.each(["", "{", "7", "null", '{"blocks":null}', '{"blocks":{"startedAt":1,"next":-1,"highest":2,"period":3}}'])(
  "a file that is none of its own begins anew: %s",
  (text) => {
    const path = place()
    new RecheckFile(path, silent).save("blocks", { startedAt: start, next: 5, highest: 9, period: hour })
    writeFileSync(path, text)
    expect([...new RecheckFile(path, silent).lanes]).toEqual([])
  },
)

test("a file that cannot be written is said once", () => {
  const logged: unknown[] = []
  const file = new RecheckFile("/dev/null/recheck.json", (level, message, facts) =>
    logged.push([level, message, facts]),
  )
  for (const next of [1, 2]) file.save("blocks", { startedAt: start, next, highest: 9, period: hour })
  const message = "How far blocks were compared again cannot be written to its file"
  expect(logged).toEqual([["warn", message, { reason: expect.stringMatching(/^E/) }]])
  expect(file.lanes.get("blocks")?.next).toBe(2)
})

test("a time is hours or days", () => {
  expect(["1h", "12h", "30d"].map(recheckPeriod)).toEqual([hour, 12 * hour, 720 * hour])
  for (const text of ["", "0d", "30", "d", "1w", "99999d", "1.5h"]) expect(() => recheckPeriod(text)).toThrow(TypeError)
})

test("where a node was caught, all blocks are compared at once beside the pass, also after a restart, and at most once an hour", () => {
  const path = place()
  let now = start
  const begin = () => new Recheck({ clock: { now: () => now }, period: 10 * hour, file: new RecheckFile(path, silent) })
  let recheck = begin()
  const step = (most?: number) => {
    const stretch = recheck.due("P", 899, most)
    if (stretch) recheck.reached("P", stretch.from + stretch.count)
    return stretch && [stretch.from, stretch.count]
  }
  recheck.due("P", 899)
  now += hour
  expect(step(60)).toEqual([0, 60])
  recheck.doubt("P")
  expect([step(500), step(300)]).toEqual([
    [0, 500],
    [500, 300],
  ])
  recheck = begin()
  expect([step(), step(), step()]).toEqual([[800, 100], [60, 40], undefined])
  recheck.doubt("P")
  now += hour - 1
  expect(step()).toEqual([100, 99])
  now += 1
  expect([step(), step(), step()]).toEqual([[0, 899 + 1], [199, 1], undefined])
})
