import type { IndexingState } from "@serac/server/monitoring"
import { expect, test } from "vitest"
import { type Findings, problemsOfStatus } from "./problems-of-status.ts"
import type { ChainReport } from "./status.ts"

const fine: IndexingState = {
  state: "following",
  since: 1_000,
  lag: { blocks: 0, seconds: 0 },
  quarantined: 0,
  differences: 0,
  reportedAt: 1_059,
}
const chain: ChainReport = { chainId: "7", name: "Ice", nodes: ["http://node"], indexing: fine }
const service = { url: "http://127.0.0.1:8080", answers: true }
const primary = { networkId: 1337, name: "local network", nodes: ["http://node"], notes: ["a genesis is missing"] }
const healthy: Findings = {
  dataDirectory: "/data",
  size: 1,
  dataService: service,
  metricsService: service,
  chains: [chain],
  networks: [{ ...primary, chains: [{ chain: "P", indexing: fine }] }],
  rechecks: [],
  differences: [],
}
const withChain = (parts: Partial<ChainReport>): Findings => ({ ...healthy, chains: [{ ...chain, ...parts }] })
const withState = (parts: Partial<IndexingState>) => withChain({ indexing: { ...fine, ...parts } })

test("nothing is wrong where every chain is followed and both services answer", () => {
  expect(problemsOfStatus(healthy, 60)).toEqual([])
})

test("nothing is wrong with a chain that catches up or that another process indexes, and without a limit with no lag", () => {
  const lag = { blocks: 9_000, seconds: 90_000 }
  expect(problemsOfStatus(withState({ state: "backfilling", lag }))).toEqual([])
  expect(problemsOfStatus(withState({ state: "standby" }))).toEqual([])
})

test("nothing is wrong yet with a chain that has stored no block for less than a minute", () => {
  expect(problemsOfStatus(withState({ stalledFor: 59 }))).toEqual([])
})

test("a chain that is indexed here and not configured is not expected to go on", () => {
  expect(problemsOfStatus(withChain({ nodes: [], indexing: { ...fine, state: "stopped" } }))).toEqual([])
})

test.each<readonly [string, Findings, readonly string[]]>([
  [
    "a service that is not reachable",
    { ...healthy, metricsService: { url: "http://127.0.0.1:8081", answers: false } },
    ["the metrics service does not answer at http://127.0.0.1:8081"],
  ],
  [
    "a store that cannot be read",
    { ...healthy, storeFault: "disk I/O error" },
    ["the store cannot be read: disk I/O error"],
  ],
  [
    "a node that is down",
    withChain({ nodeFault: "http://node: nothing listens there" }),
    ["Ice (7) has no answer from http://node: nothing listens there"],
  ],
  [
    "a node of a primary network that is down",
    {
      ...healthy,
      networks: [{ ...primary, chains: [{ chain: "P", indexing: fine, nodeFault: "http://node: timeout" }] }],
    },
    ["P-Chain of local network has no answer from http://node: timeout"],
  ],
  [
    "a lag beyond the limit",
    withState({ lag: { blocks: 3, seconds: 61 } }),
    ["Ice (7) is 3 blocks and 61 s behind its node, more than 60 s"],
  ],
  [
    "a node that was not heard for longer than the limit",
    withState({ lag: { seconds: 61 } }),
    ["Ice (7) has not heard from its node for 61 s, more than 60 s"],
  ],
  [
    "a chain at work that has stored no block for a minute, of those that its node has",
    withState({ nodeHead: { number: 12, observedAt: 1_059 }, stalledFor: 60 }),
    ["Ice (7) has stored no block for 60 s, and its node has block 12"],
  ],
  ["blocks in quarantine", withState({ quarantined: 2 }), ["Ice (7) has 2 blocks in quarantine"]],
  ["differences from the node", withState({ differences: 1 }), ["Ice (7) differs from its node in 1 place"]],
  [
    "an indexer that cannot get past a block",
    withState({ state: "stuck", stuckAt: 11, reason: "no such type" }),
    ["Ice (7) is stuck at block 11 since 1970-01-01T00:16:40Z: no such type"],
  ],
  [
    "an indexer that is not there",
    withChain({ indexing: { state: "stopped", reason: "no indexer has reported", quarantined: 0, differences: 0 } }),
    ["Ice (7) is stopped: no indexer has reported", "Ice (7) is not indexed yet"],
  ],
])("%s is wrong", (_, status, problems) => {
  expect(problemsOfStatus(status, 60)).toEqual(problems)
})
