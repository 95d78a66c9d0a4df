import { expect, test } from "vitest"
import { isDone } from "./is-at-head.ts"
import type { ShownProgress } from "./shown.ts"

const rates = { blocksPerSecond: 0, transactionsPerSecond: 0 }

test.each<[Omit<ShownProgress, keyof typeof rates>, boolean]>([
  [{ state: "starting" }, false],
  [{ state: "backfilling", head: { number: 5 }, nodeHead: 5 }, false],
  [{ state: "following", nodeHead: 5 }, false],
  [{ state: "following", head: { number: 5 } }, false],
  [{ state: "following", head: { number: 4 }, nodeHead: 5 }, false],
  [{ state: "following", head: { number: 5 }, nodeHead: 5 }, true],
  [{ state: "retrying", head: { number: 5 }, nodeHead: 5 }, false],
  [{ state: "stopped" }, true],
])("%j is there: %j", (progress, done) => {
  expect(isDone({ ...rates, ...progress })).toBe(done)
})
