import type { IndexerReport } from "@serac/store"
import { expect, test } from "vitest"
import { chain, network, now, reportOf, storedChain, storedNetwork, storeOf } from "../../test/monitoring/reports.ts"
import { readHealth } from "./health.ts"
import { Monitor } from "./monitor.ts"

const clock = () => now * 1000
const state = { head: { number: 100, timestamp: now - 12 }, quarantined: 0, differences: 0, updatedAt: now - 3 }

/** Health of chain 7 with a report of its indexer. */
async function healthWith(parts: Partial<IndexerReport> | undefined, maxLag?: number) {
  const reports = parts === undefined ? [] : [reportOf(parts)]
  const store = storeOf({ chains: [storedChain()], reports })
  const { ready, degraded, details } = await readHealth(new Monitor({ store, chains: [chain], clock }), maxLag)
  return { ready, degraded, problems: details.problems }
}

test("a chain that follows is ready, with how far it is", async () => {
  const nodeHead = { number: 100, observedAt: now - 1 }
  const store = storeOf({ chains: [storedChain()], reports: [reportOf({ nodeHead })] })
  expect(await readHealth(new Monitor({ store, chains: [chain], clock }), 5)).toEqual({
    ready: true,
    degraded: false,
    details: {
      problems: [],
      chains: [
        {
          ...chain,
          ...state,
          state: "following",
          since: now - 60,
          nodeHead,
          lag: { blocks: 0, seconds: 0 },
          reportedAt: now - 1,
          summary: "is up to date with its node",
        },
      ],
    },
  })
})

const behind = { nodeHead: { number: 500, observedAt: now - 2 } }
const stuck = { ...behind, state: "stuck", stuckAt: 101, reason: "its bloom filter tells of logs" } as const
const isStuck = "chain 7 is stuck at block 101 since 2026-11-22T09:59:00Z: its bloom filter tells of logs"
const low = { number: 40, observedAt: now - 1 }
const reason = "its node is behind: it has block 40, and block 100 is stored"
const isBehind = "chain 7 is 400 blocks and 12 s behind its node, more than 11 s"

test.each([
  ["any lag is ready without a limit, but a stuck chain is told", stuck, undefined, true, [isStuck]],
  ["a stuck chain is not ready with a limit, however large", stuck, 86_400, false, [isStuck]],
  ["a chain beyond the limit is not ready", behind, 11, false, [isBehind]],
  ["a chain at the limit is ready", behind, 12, true, []],
  ["a chain that nobody reports is not ready", undefined, 60, false, ["chain 7 is stopped: no indexer has reported"]],
  [
    "a chain whose indexer fell silent is not ready",
    { reportedAt: now - 100 },
    60,
    false,
    ["chain 7 is stopped since 2026-11-22T09:58:20Z: its indexer has not reported since 2026-11-22T09:58:20Z"],
  ],
  [
    "a node that is behind what is stored is told when it lasts",
    { nodeHead: { ...low, behindSince: now - 16 }, reason },
    60,
    true,
    ["chain 7 may be 16 s behind: its node is behind: it has block 40, and block 100 is stored"],
  ],
  [
    "what is not read beside the blocks is told",
    { reason: "NFT metadata is not read: the metadata reader cannot be started" },
    60,
    true,
    ["chain 7: NFT metadata is not read: the metadata reader cannot be started"],
  ],
  ["a node that is behind for a moment is not", { nodeHead: { ...low, behindSince: now - 3 }, reason }, 60, true, []],
  [
    "a node that has told nothing for more than ten seconds may have anything",
    { nodeHead: { number: 100, observedAt: now - 16 } },
    10,
    false,
    ["chain 7 has not heard from its node for 16 s, more than 10 s"],
  ],
  [
    "a node that was not heard is a problem without a limit, too",
    { nodeHead: { number: 100, observedAt: now - 16 } },
    undefined,
    true,
    ["chain 7 has not heard from its node for 16 s"],
  ],
  [
    "an indexer that tries again is ready until its lag is too much",
    { state: "retrying", reason: "connection refused" } as const,
    60,
    true,
    ["chain 7 is retrying since 2026-11-22T09:59:00Z: connection refused"],
  ],
  [
    "a paused indexer is ready until its lag is too much",
    { state: "paused", reason: "the disk is nearly full" } as const,
    60,
    true,
    ["chain 7 is paused since 2026-11-22T09:59:00Z: the disk is nearly full"],
  ],
  [
    "blocks in quarantine and differences are told",
    { quarantined: 1, differences: 2 },
    60,
    true,
    ["chain 7 has 1 block in quarantine", "chain 7 differs from its node in 2 places"],
  ],
])("%s", async (_claim, report, maxLag, ready, problems) => {
  expect(await healthWith(report, maxLag)).toEqual({ ready, degraded: problems.length > 0, problems })
})

test("nothing that is indexed is not ready, with a limit or without; nothing to index is", async () => {
  const empty = new Monitor({ store: storeOf({ reports: [reportOf()] }), chains: [chain], clock })
  const nothing = new Monitor({ store: storeOf({}), chains: [], clock })
  const told = await Promise.all([readHealth(empty), readHealth(empty, 60), readHealth(nothing, 60)])
  expect(told.map(({ ready, details }) => [ready, details.problems])).toEqual([
    [false, ["nothing is indexed yet"]],
    [false, ["nothing is indexed yet", "chain 7 is not indexed yet"]],
    [true, []],
  ])
})

test("of a primary network each chain is told, and counts", async () => {
  const reports = (["P", "X"] as const).map((name) =>
    reportOf({ subject: { kind: "network", networkId: 1337, chain: name } }),
  )
  const store = storeOf({ networks: [storedNetwork("P", "X")], reports })
  const { ready, details } = await readHealth(new Monitor({ store, chains: [], networks: [network], clock }), 60)
  const head = { head: { number: 40, timestamp: now - 12 }, nodeHead: { number: 40, observedAt: now - 3 } }
  const follows = {
    state: "following",
    since: now - 60,
    ...head,
    lag: { blocks: 0, seconds: 0 },
    updatedAt: now - 3,
    quarantined: 0,
    differences: 0,
    reportedAt: now - 1,
    summary: "is up to date with its node",
  }
  expect({ ready, ...details }).toEqual({
    ready: false,
    problems: [
      "the C-Chain (atomic) of network 1337 is stopped: no indexer has reported",
      "the C-Chain (atomic) of network 1337 is not indexed yet",
    ],
    chains: [],
    networks: [
      {
        ...network,
        chains: [
          { chainName: "p-chain", ...follows },
          { chainName: "x-chain", ...follows },
          {
            chainName: "c-chain",
            state: "stopped",
            reason: "no indexer has reported",
            quarantined: 0,
            differences: 0,
            summary: "is stopped: no indexer has reported",
          },
        ],
        notes: ["the genesis is not known"],
      },
    ],
  })
})
