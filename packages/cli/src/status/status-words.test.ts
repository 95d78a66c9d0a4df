import type { IndexingState } from "@serac/server/monitoring"
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
  rechecks: [],
  differences: [],
  problems: [],
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
data             /data, empty
indexing         nothing is running
data service     http://127.0.0.1:8080 does not answer
metrics service  http://127.0.0.1:8081 does not answer

No chain is configured or indexed.`.slice(1),
  )
})

test("what is wrong stands at the end, counted", () => {
  const words = statusWords({ ...empty, problems: ["the data service does not answer", "Ice is stopped"] }, 0)
  expect(words).toMatch(/\n\n2 problems:\n {2}the data service does not answer\n {2}Ice is stopped$/)
})

const counts = { quarantined: 0, differences: 0 }
const following: IndexingState = { state: "following", since: 1_000, ...counts, reportedAt: 1_059 }
const block = { attempts: 5, firstAt: 1_000, lastAt: 1_050, software: "1.0.0" }

test("each chain is one line, what is missing of a network and what is in quarantine stands below", () => {
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
        indexed: { number: 12_345, timestamp: 1_048 },
        node: { number: 12_345, timestamp: 1_048 },
        lag: { blocks: 0, seconds: 0 },
        indexing: following,
        progress: { ...quiet, chainId: "1", state: "following" },
      },
      {
        chainId: "2",
        name: "Firn",
        nodes: ["http://node"],
        indexed: { number: 10, timestamp: 0 },
        node: { number: 2_010, timestamp: 0 },
        lag: { blocks: 2_000, seconds: 7_200 },
        indexing: { ...following, state: "backfilling" },
        progress: { ...quiet, chainId: "2", state: "backfilling", blocksPerSecond: 500, secondsLeft: 4 },
      },
      {
        name: "unknown chain",
        nodes: ["http://down"],
        nodeFault: "http://down: nothing listens there",
      },
      {
        chainId: "4",
        name: "Chain 4",
        nodes: [],
        indexed: { number: 3, timestamp: 0 },
        transactions: 1,
        indexing: { state: "stopped", reason: "no indexer has reported", ...counts, lag: { seconds: 60 } },
      },
      {
        chainId: "5",
        name: "Neve",
        nodes: ["http://node"],
        indexed: { number: 100, timestamp: 940 },
        indexing: {
          ...following,
          state: "stuck",
          stuckAt: 101,
          reason: "its bloom\u001b tells of logs",
          lag: { blocks: 400, seconds: 120 },
        },
        quarantine: [{ number: 101, hash: "0xab", reason: "its bloom\u001b tells of logs", ...block }],
      },
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
            indexed: { number: 1_000, timestamp: 1_000 },
            transactions: 9,
            nodeHeight: 1_001,
            lag: { blocks: 1 },
            indexing: { ...following, state: "retrying", reason: "no answer", retryAt: 1_064 },
            quarantine: [{ number: 1_001, reason: "a transaction of type 43", ...block, attempts: 1 }],
          },
          {
            chain: "X",
            indexed: { number: 5, timestamp: 1_000 },
            transactions: 4,
            nodeHeight: 5,
            lag: { blocks: 0 },
            progress: { ...primary, chain: "X", state: "paused", error: "the disk is nearly full" },
          },
          {
            chain: "C",
            nodeFault: "http://node: it is too busy",
            indexing: { ...following, state: "starting" },
          },
        ],
      },
      {
        networkId: 5,
        name: "fuji",
        nodes: [],
        notes: [],
        chains: [
          {
            chain: "P",
            indexed: { number: 7, timestamp: 0 },
            transactions: 1,
            indexing: { state: "standby", since: 1_000, ...counts, reportedAt: 1_059 },
          },
        ],
      },
    ],
  }
  expect(statusWords(status, 1_060)).toBe(
    `
data             /data, 12.3 MB, schema version 1
indexing         serac up, process 99, for 60 s
data service     http://127.0.0.1:8080, reference at http://127.0.0.1:8080/docs
metrics service  http://127.0.0.1:8081 does not answer

CHAIN           ID            INDEXED      AGE     NODE    LAG                STATE
P-Chain         network 1337  1,000        60 s    1,001   1 block            retrying since 1970-01-01T00:16:40Z: no answer; next attempt at 1970-01-01T00:17:44Z
X-Chain         network 1337  5            60 s    5       none               paused: the disk is nearly full
C-Chain atomic  network 1337  nothing yet  -       -       -                  starting; no answer from http://node: it is too busy
P-Chain         fuji          7            18 min  -       -                  standing by since 1970-01-01T00:16:40Z; not configured
Ice             1             12,345       12 s    12,345  none               following
Firn            2             10           18 min  2,010   2,000 blocks, 2 h  catching up, 500 blocks/s, 0 tx/s, 4.0 s left
unknown chain   -             nothing yet  -       -       -                  no answer from http://down: nothing listens there
Chain 4         4             3            18 min  -       unknown for 60 s   stopped: no indexer has reported; not configured
Neve            5             100          2 min   -       400 blocks, 2 min  stuck at block 101 since 1970-01-01T00:16:40Z: its bloom� tells of logs

network 1337: the beginning� is missing
network 1337: so is the end

P-Chain of network 1337: block 1001 is in quarantine after 1 attempt by version 1.0.0: a transaction of type 43
Neve: block 101 is in quarantine after 5 attempts by version 1.0.0: its bloom� tells of logs`.slice(1),
  )
})

test("of a database elsewhere, host and size are shown", () => {
  const [data] = statusWords({ ...empty, store: "postgres://db", storeSize: 5_000_000, schemaVersion: 4 }, 0).split(
    "\n",
  )
  expect(data).toBe("data             postgres://db, 5.0 MB, schema version 4")
})

test("a store that cannot be read is said so, and what the process says is shown", () => {
  const status: Status = {
    ...empty,
    store: "postgres://db",
    storeFault: "PostgreSQL at db: refused",
    chains: [
      {
        chainId: "1",
        name: "Ice",
        nodes: ["http://node"],
        progress: { ...quiet, chainId: "1", state: "retrying", error: "PostgreSQL at db: refused" },
      },
    ],
  }
  expect(statusWords(status, 0)).toBe(
    `
data             postgres://db, cannot be read: PostgreSQL at db: refused
indexing         nothing is running
data service     http://127.0.0.1:8080 does not answer
metrics service  http://127.0.0.1:8081 does not answer

CHAIN  ID  INDEXED      AGE  NODE  LAG  STATE
Ice    1   nothing yet  -    -     -    retrying: PostgreSQL at db: refused`.slice(1),
  )
})

test("what is wrong beside the blocks of a chain that is indexed stands after its state", () => {
  const reason = "NFT metadata is not read: the metadata reader cannot be started"
  const chain = { chainId: "1", name: "Ice", nodes: ["http://node"] }
  const states = (["following", "backfilling"] as const).map((state) => ({
    ...chain,
    indexing: { ...following, state, reason },
  }))
  const lines = statusWords({ ...empty, chains: states }, 1_060)
    .split("\n")
    .slice(-2)
  expect(lines.map((line) => line.replace(/^Ice +1 +nothing yet +- +- +- +/, ""))).toEqual([
    "following; NFT metadata is not read: the metadata reader cannot be started",
    "catching up; NFT metadata is not read: the metadata reader cannot be started",
  ])
})
