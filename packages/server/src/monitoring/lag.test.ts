import fc from "fast-check"
import { expect, test } from "vitest"
import { lagOf } from "./lag.ts"

const now = 10_000

test.each([
  ["a quiet chain is not behind, however old its last block", 7, 7, 100, now - 1, { blocks: 0, seconds: 0 }],
  ["blocks that are missing are as old as the last one stored", 7, 9, 9_900, now - 1, { blocks: 2, seconds: 100 }],
  ["a node that was not seen for long may be anywhere", 7, 7, 100, now - 11, { seconds: 11 }],
  ["more may be stored than was seen", 9, 7, 100, now - 1, { blocks: 0, seconds: 0 }],
  [
    "blocks that are missing are never 0 s, also after a block of the future",
    7,
    9,
    now + 50,
    now,
    { blocks: 2, seconds: 1 },
  ],
])("%s", (_claim, stored, node, timestamp, observedAt, lag) => {
  expect(lagOf({ head: { number: stored, timestamp }, nodeHead: { number: node, observedAt } }, now)).toEqual(lag)
})

test("a node that has fewer blocks than are stored may hide new ones since it has", () => {
  const secondsOf = (age: number) => {
    const nodeHead = { number: 7, observedAt: now - 1, behindSince: now - age }
    return lagOf({ head: { number: 9, timestamp: 100 }, nodeHead }, now)
  }
  expect([5, 6].map(secondsOf)).toEqual([{ blocks: 0, seconds: 0 }, { seconds: 6 }])
})

test("an indexer that is not at work hears of no new block, however short a time ago it did", () => {
  const observed = (number: number) => ({
    head: { number: 7, timestamp: 9_990 },
    nodeHead: { number, observedAt: now },
  })
  expect([lagOf(observed(7), now, false), lagOf(observed(9), now, false)]).toEqual([
    { seconds: 1 },
    { blocks: 2, seconds: 10 },
  ])
})

test("lag is never negative, and time alone never makes it less", () => {
  const time = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), time, time, fc.nat(1_000), (stored, node, timestamp, observedAt, later) => {
      const observed = { head: { number: stored, timestamp }, nodeHead: { number: node, observedAt } }
      const [before, after] = [lagOf(observed, now), lagOf(observed, now + later)]
      expect(Math.min(before.blocks ?? 0, before.seconds)).toBeGreaterThanOrEqual(0)
      expect([before.blocks, undefined]).toContain(after.blocks)
      expect(after.seconds).toBeGreaterThanOrEqual(before.seconds)
    }),
  )
})
