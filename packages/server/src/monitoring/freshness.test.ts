import type { ChainReader, ChainStatus, IndexerReport, NetworkReader, NetworkStatus } from "@serac/store"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { now, reportOf, storedChain, storedNetwork } from "../../test/monitoring/reports.ts"
import { Freshness } from "./freshness.ts"

const clock = () => now * 1000
const seven = { kind: "chain", chainId: "7" } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Freshness over a store that counts its reads. */
function freshnessOf(parts: {
  readonly chains?: Readonly<Record<string, ChainStatus>>
  readonly network?: NetworkStatus
  readonly reports?: readonly IndexerReport[]
}) {
  const status = vi.fn(async (chainId: string) => parts.chains?.[chainId])
  const reports = vi.fn(async () => parts.reports ?? [])
  const store = {
    chain: (chainId: string) => ({ status: () => status(chainId) }) as unknown as ChainReader,
    network: () => ({ status: async () => parts.network }) as unknown as NetworkReader,
    reports,
  }
  return { status, reports, freshness: new Freshness({ store, clock }) }
}

test("what an indexer of this process says counts before the store has it", async () => {
  const store = {
    chain: () => ({ status: async () => storedChain() }) as unknown as ChainReader,
    network: () => ({ status: async () => undefined }) as unknown as NetworkReader,
    reports: async () => [reportOf({ nodeHead: { number: 100, observedAt: now - 2 }, reportedAt: now - 2 })],
  }
  const nodeHead = { number: 100, observedAt: now - 2 }
  const reports = () => [reportOf({ state: "retrying", reason: "no answer", nodeHead, reportedAt: now })]
  const lagOf = async (freshness: Freshness) => (await freshness.of([seven]))?.["x-indexing-lag"]
  expect([await lagOf(new Freshness({ store, clock })), await lagOf(new Freshness({ store, clock, reports }))]).toEqual(
    ["0", "2"],
  )
})

test("an answer about a chain has its last block, when that was made, and the lag", async () => {
  const report = reportOf({ nodeHead: { number: 103, observedAt: now } })
  const { freshness } = freshnessOf({ chains: { 7: storedChain() }, reports: [report] })
  expect(await freshness.of([seven])).toEqual({
    "x-indexed-block": "100",
    "x-indexed-block-time": String(now - 12),
    "x-indexing-lag": "12",
  })
})

test("an answer about a chain of a network has those of that chain", async () => {
  const { freshness } = freshnessOf({ network: storedNetwork("P") })
  const of = (chain: "P" | "X") => freshness.of([{ kind: "network", networkId: 1337, chain }])
  expect([await of("P"), await of("X")]).toEqual([
    { "x-indexed-block": "40", "x-indexed-block-time": String(now - 12), "x-indexing-lag": "0" },
    undefined,
  ])
})

test("of several chains the oldest block and the largest lag are told, and no number", async () => {
  const old = storedChain({ chainId: "8", nodeHead: 3, head: { number: 3, hash: "0x", timestamp: now - 900 } })
  const late = storedChain({ nodeHead: 200 })
  const { freshness } = freshnessOf({ chains: { 7: late, 8: old } })
  expect(await freshness.of([seven, { kind: "chain", chainId: "8" }, { kind: "chain", chainId: "9" }])).toEqual({
    "x-indexed-block-time": String(now - 900),
    "x-indexing-lag": "12",
  })
})

test("an answer about no chain, or about one of which nothing is indexed, has none", async () => {
  const { freshness } = freshnessOf({})
  expect([freshness.of([]), await freshness.of([seven])]).toEqual([undefined, undefined])
})

test("the store is asked once for all who wait, and again after a quarter of a second", async () => {
  const { freshness, status, reports } = freshnessOf({ chains: { 7: storedChain() } })
  await Promise.all([freshness.of([seven]), freshness.of([seven]), freshness.of([{ kind: "chain", chainId: "8" }])])
  expect(freshness.of([seven])).toEqual(expect.objectContaining({ "x-indexed-block": "100" }))
  expect([status.mock.calls, reports.mock.calls.length]).toEqual([[["7"], ["8"]], 1])
  await vi.advanceTimersByTimeAsync(250)
  await freshness.of([seven])
  expect([status.mock.calls.length, reports.mock.calls.length]).toEqual([3, 2])
})

test("a store that fails or does not answer within a second costs an answer its headers alone", async () => {
  const { freshness, status } = freshnessOf({})
  status.mockRejectedValueOnce(new Error("gone"))
  expect(await freshness.of([seven])).toBeUndefined()
  await vi.advanceTimersByTimeAsync(250)
  status.mockReturnValueOnce(new Promise(() => {}))
  const waiting = freshness.of([seven])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toBeUndefined()
})

test("a store that does not answer is not asked again for four seconds, and nobody waits for it a second time", async () => {
  const { freshness, status } = freshnessOf({ chains: { 7: storedChain() } })
  status.mockReturnValueOnce(new Promise(() => {}))
  const first = freshness.of([seven])
  await vi.advanceTimersByTimeAsync(3_999)
  expect([await first, await freshness.of([seven]), status.mock.calls.length]).toEqual([undefined, undefined, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(await freshness.of([seven])).toMatchObject({ "x-indexed-block": "100" })
})

test("a store that answers late is asked again at once", async () => {
  const { freshness, status } = freshnessOf({ chains: { 7: storedChain() } })
  let answer = (_status: ChainStatus) => {}
  status.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const first = freshness.of([seven])
  await vi.advanceTimersByTimeAsync(5_000)
  answer(storedChain())
  await vi.advanceTimersByTimeAsync(0)
  expect(await first).toBeUndefined()
  expect(await freshness.of([seven])).toMatchObject({ "x-indexed-block": "100" })
})
