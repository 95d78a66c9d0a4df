import { expect, test } from "vitest"
import { isDone } from "./is-at-head.ts"
import type { ShownProgress } from "./shown.ts"

const rates = { blocksPerSecond: 0, transactionsPerSecond: 0 }

test.each<[Omit<ShownProgress, keyof typeof rates>, boolean]>([
  [{ phase: "starting" }, false],
  [{ phase: "backfill", head: { number: 5 }, nodeHead: 5 }, false],
  [{ phase: "following", nodeHead: 5 }, false],
  [{ phase: "following", head: { number: 5 } }, false],
  [{ phase: "following", head: { number: 4 }, nodeHead: 5 }, false],
  [{ phase: "following", head: { number: 5 }, nodeHead: 5 }, true],
  [{ phase: "retrying", head: { number: 5 }, nodeHead: 5 }, false],
  [{ phase: "stopped" }, true],
])("%j is there: %j", (progress, done) => {
  expect(isDone({ ...rates, ...progress })).toBe(done)
})
