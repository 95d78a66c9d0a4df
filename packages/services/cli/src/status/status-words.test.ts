import { expect, test } from "vitest"
import type { Status } from "./status.ts"
import { statusWords } from "./status-words.ts"

const empty: Status = {
  dataDirectory: "/data",
  size: 0,
  dataService: { url: "http://127.0.0.1:8080", answers: false },
  metricsService: { url: "http://127.0.0.1:8081", answers: false },
  chains: [],
  networks: [],
}

const quiet = {
  blocksPerSecond: 0,
  transactionsPerSecond: 0,
  transfersPerSecond: 0,
  reorgs: 0,
  faults: 0,
  quarantined: 0,
  restarts: 0,
}
const primary = { networkId: 1337, blocksPerSecond: 0, transactionsPerSecond: 0 }

test("before anything was done, it says so", () => {
  expect(statusWords(empty, 0)).toBe(
    `
data             /data, nothing in it yet
indexing         nothing runs here
data service     http://127.0.0.1:8080 does not answer
metrics service  http://127.0.0.1:8081 does not answer

No chain is configured or indexed.`.slice(1),
  )
})

test("each chain is one line, what is missing of a network stands below", () => {
  const status: Status = {
    ...empty,
    size: 12_345_678,
    schemaVersion: 1,
    process: { pid: 99, command: "up", startedAt: 1_000 },
    dataService: { url: "http://127.0.0.1:8080", answers: true },
    chains: [
      {
        chainId: "1",
        name: "Ice",
        nodes: ["http://node"],
        indexed: { number: 12_345, timestamp: 0 },
        node: { number: 12_345, timestamp: 0 },
        lag: { blocks: 0, seconds: 0 },
        progress: { ...quiet, chainId: "1", state: "following" },
      },
      {
        chainId: "2",
        name: "Firn",
        nodes: ["http://node"],
        indexed: { number: 10, timestamp: 0 },
        node: { number: 2_010, timestamp: 0 },
        lag: { blocks: 2_000, seconds: 7_200 },
        progress: { ...quiet, chainId: "2", state: "backfilling", blocksPerSecond: 500, secondsLeft: 4 },
      },
      {
        name: "a chain that is not known yet",
        nodes: ["http://down"],
        nodeFault: "http://down: nothing listens there",
      },
      { chainId: "4", name: "Chain 4", nodes: [], indexed: { number: 3, timestamp: 0 }, transactions: 1 },
    ],
    networks: [
      {
        networkId: 1337,
        name: "network 1337",
        nodes: ["http://node"],
        notes: ["the beginning\u001b is missing", "so is the end"],
        faults: 2,
        error: "no answer",
        chains: [
          {
            chain: "P",
            indexed: { number: 1_000, timestamp: 0 },
            transactions: 9,
            nodeHeight: 1_001,
            lag: { blocks: 1 },
            progress: { ...primary, chain: "P", state: "retrying", error: "no answer" },
          },
          {
            chain: "X",
            indexed: { number: 5, timestamp: 0 },
            transactions: 4,
            nodeHeight: 5,
            lag: { blocks: 0 },
            progress: { ...primary, chain: "X", state: "following" },
          },
          {
            chain: "C",
            nodeFault: "http://node: it is too busy",
            progress: { ...primary, chain: "C", state: "starting" },
          },
        ],
      },
      {
        networkId: 5,
        name: "fuji",
        nodes: [],
        notes: [],
        chains: [{ chain: "P", indexed: { number: 7, timestamp: 0 }, transactions: 1 }],
      },
    ],
  }
  expect(statusWords(status, 1_060)).toBe(
    `
data             /data, 12.3 MB, schema version 1
indexing         serac up, process 99, for 60 s
data service     http://127.0.0.1:8080, reference at http://127.0.0.1:8080/docs
metrics service  http://127.0.0.1:8081 does not answer

CHAIN                          ID            INDEXED      NODE    LAG                STATE
P-Chain                        network 1337  1,000        1,001   1 block            trying again: no answer
X-Chain                        network 1337  5            5       none               following
C-Chain atomic                 network 1337  nothing yet  -       -                  starting; no answer from http://node: it is too busy
P-Chain                        fuji          7            -       -                  not configured
Ice                            1             12,345       12,345  none               following
Firn                           2             10           2,010   2,000 blocks, 2 h  catching up, 500 blocks/s, 0 tx/s, 4.0 s left
a chain that is not known yet  -             nothing yet  -       -                  not running; no answer from http://down: nothing listens there
Chain 4                        4             3            -       -                  not configured

network 1337: the beginning� is missing
network 1337: so is the end`.slice(1),
  )
})
