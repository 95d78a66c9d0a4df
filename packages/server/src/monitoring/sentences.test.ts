import { expect, test } from "vitest"
import type { IndexingState } from "./indexing-state.ts"
import { summaryOf } from "./sentences.ts"

const following: IndexingState = {
  state: "following",
  since: 1_000,
  head: { number: 7, timestamp: 990 },
  nodeHead: { number: 7, observedAt: 1_060 },
  lag: { blocks: 0, seconds: 0 },
  quarantined: 0,
  differences: 0,
}
const { head: _, lag: __, ...empty } = following

test.each<readonly [string, IndexingState]>([
  ["is up to date with its node", following],
  ["is 1 block and 12 s behind its node", { ...following, lag: { blocks: 1, seconds: 12 } }],
  [
    "is 1,200 blocks and 90 s behind its node",
    { ...following, state: "backfilling", lag: { blocks: 1_200, seconds: 90 } },
  ],
  ["is 2 blocks and 20 h 54 min behind its node", { ...following, lag: { blocks: 2, seconds: 75_242 } }],
  ["is 2 blocks and 3 d behind its node", { ...following, lag: { blocks: 2, seconds: 3 * 86_400 + 59 } }],
  ["has not heard from its node for 5 min", { ...following, lag: { seconds: 301 } }],
  ["has not heard from its node for 9 s", { ...following, lag: { seconds: 9 } }],
  ["is starting", { ...empty, state: "starting" }],
  [
    "may be 70 s behind: its node is behind: it has block 5, and block 7 is stored",
    {
      ...following,
      nodeHead: { number: 5, observedAt: 1_060, behindSince: 990 },
      reason: "its node is behind: it has block 5, and block 7 is stored",
      lag: { seconds: 70 },
    },
  ],
  [
    "is retrying since 1970-01-01T00:16:40Z: node: ECONNREFUSED; next attempt at 1970-01-01T00:17:44Z",
    { ...following, state: "retrying", reason: "node: ECONNREFUSED", retryAt: 1_064, lag: { seconds: 9 } },
  ],
  [
    "is stuck at block 8 since 1970-01-01T00:16:40Z: its hash is another; next attempt at 1970-01-01T00:17:44Z",
    { ...following, state: "stuck", stuckAt: 8, reason: "its hash is another", retryAt: 1_064 },
  ],
  ["is standing by since 1970-01-01T00:16:40Z", { ...following, state: "standby" }],
])("%s", (summary, state) => {
  expect(summaryOf(state)).toBe(summary)
})
