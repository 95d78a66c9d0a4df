import type { IndexerReport } from "@serac/store"
import { expect, test } from "vitest"
import { chain, network, now, reportOf, storedChain, storedNetwork, storeOf } from "../../test/monitoring/reports.ts"
import { readChecks } from "./checks.ts"
import { Monitor } from "./monitor.ts"

const clock = () => now * 1000
const nodeHead = { number: 100, observedAt: now - 1 }
const behind = { nodeHead: { number: 500, observedAt: now - 2 } }
const store = { name: "store", isUp: true }

test.each<[string, Partial<IndexerReport> | undefined, number | undefined, boolean, boolean]>([
  ["a chain that follows is up", { nodeHead }, undefined, true, true],
  ["a chain that is behind is up without a limit", behind, undefined, true, true],
  ["a chain at the limit is up", behind, 12, true, true],
  ["a chain beyond the limit is down, and the service not ready", behind, 11, false, false],
  ["a chain that tries again is up", { nodeHead, state: "retrying" }, 60, true, true],
  [
    "a stuck chain is down, and the service ready without a limit",
    { nodeHead, state: "stuck" },
    undefined,
    false,
    true,
  ],
  ["a stuck chain with a limit is not ready", { nodeHead, state: "stuck" }, 86_400, false, false],
  ["a chain that nobody reports is down", undefined, undefined, false, true],
])("%s", async (_claim, parts, maxLag, isUp, ready) => {
  const reports = parts === undefined ? [] : [reportOf(parts)]
  const monitor = new Monitor({ store: storeOf({ chains: [storedChain()], reports }), chains: [chain], clock })
  expect(await readChecks(monitor, maxLag)).toEqual({ ready, checks: [store, { name: "chain 7", isUp }] })
})

test("a chain of which nothing is indexed is down, and with no other the service is not ready", async () => {
  const monitor = new Monitor({ store: storeOf({ reports: [reportOf()] }), chains: [chain], clock })
  expect(await readChecks(monitor)).toEqual({ ready: false, checks: [store, { name: "chain 7", isUp: false }] })
})

test("of a primary network each chain is a part", async () => {
  const reports = (["P", "X"] as const).map((name) =>
    reportOf({ subject: { kind: "network", networkId: 1337, chain: name } }),
  )
  const stored = storeOf({ networks: [storedNetwork("P", "X", "C")], reports })
  expect(await readChecks(new Monitor({ store: stored, chains: [], networks: [network], clock }))).toEqual({
    ready: true,
    checks: [
      store,
      { name: "p-chain of testnet", isUp: true },
      { name: "x-chain of testnet", isUp: true },
      { name: "c-chain of testnet", isUp: false },
    ],
  })
})

test("a store that cannot be read is down, and what its process reports is told all the same", async () => {
  const fail = () => Promise.reject(new Error("the disk is gone"))
  const broken = { chains: fail, networks: fail, reports: fail, size: fail }
  const reports = () => [reportOf({ head: { number: 100, timestamp: now - 12 }, nodeHead })]
  expect(await readChecks(new Monitor({ store: broken, chains: [chain], clock, reports }))).toEqual({
    ready: false,
    checks: [
      { name: "store", isUp: false },
      { name: "chain 7", isUp: true },
    ],
  })
})
