import type { IndexerState } from "@serac/store"
import { expect, test } from "vitest"
import { chainReport } from "./chain-report.ts"
import { startingProgress } from "./starting-progress.ts"

const none = { faults: 0, restarts: 0, reorgs: 0, quarantined: 0, differences: 0 }
const node = { nodeHeadAt: 90, nodeBehindSince: 70 }
const head = { number: 25, hash: `0x${"00".repeat(32)}`, timestamp: 60 } as const
const nodeHead = { number: 9, observedAt: 90, behindSince: 70 }
const reason = "its node is behind: it has block 9, and block 25 is stored"

test("a chain whose node is behind what is stored says so, with since when", () => {
  const progress = { ...startingProgress("7"), state: "following", head, nodeHead: 9, ...node } as const
  expect(chainReport({ ...progress, error: "a fault of long ago" })).toEqual({
    ...none,
    subject: { kind: "chain", chainId: "7" },
    state: "following",
    reason,
    head: { number: 25, timestamp: 60 },
    nodeHead,
  })
})

test("a chain whose NFT metadata is not read says why, unless it has something worse to say", () => {
  const nftMetadataError = "the metadata reader cannot be started: spawn EAGAIN"
  const progress = { ...startingProgress("7"), state: "following", head, nftMetadataError } as const
  const told = "NFT metadata is not read: the metadata reader cannot be started: spawn EAGAIN"
  const reasonOf = (own: object) => chainReport({ ...progress, ...own }).reason
  expect([reasonOf({}), reasonOf({ nodeHead: 9, ...node }), reasonOf({ state: "retrying", error: "gone" })]).toEqual([
    told,
    reason,
    "gone",
  ])
})

test.each([
  ["retrying", "connection refused"],
  ["stuck", "connection refused"],
  ["following", undefined],
] satisfies readonly [IndexerState, string | undefined][])(
  "%s: the fault is the reason where it is one",
  (state, told) => {
    expect(chainReport({ ...startingProgress("7"), state, error: "connection refused" }).reason).toBe(told)
  },
)

test("a chain whose validators sign no stored block says since when, and which one they signed last", () => {
  const progress = { ...startingProgress("7"), state: "following", head } as const
  const signed = { number: 20, hash: "0x01", at: 1_800_000_000 }
  const unsigned = { since: 1_800_000_600, reason: "no answer in time: NodeID-a" }
  const reasonOf = (signatures: object) => chainReport({ ...progress, signatures }).reason
  expect([reasonOf({ signed }), reasonOf({ unsigned }), reasonOf({ signed, unsigned })]).toEqual([
    undefined,
    "validators have signed no block since 2027-01-15T08:10:00Z: no answer in time: NodeID-a",
    "validators have signed no block since 2027-01-15T08:10:00Z (the last one was 20): no answer in time: NodeID-a",
  ])
})
