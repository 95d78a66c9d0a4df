import type { SupervisorOptions } from "@serac/indexer/core/supervisor"
import type { Indexer, IndexerOptions, IndexerProgress } from "@serac/indexer/evm"
import type { NetworkIndexer, NetworkIndexerOptions, NetworkIndexerProgress } from "@serac/indexer/network"
import type { NetworkDefinition } from "@serac/store"
import { expect, test } from "vitest"
import { defineChain } from "../chains/define-chain.ts"
import type { Config } from "../config/config.ts"
import { createLogger } from "../log/logger.ts"
import type { NetworkProgress } from "../networks/network-progress.ts"
import type { ShownProgress, ShownSubject } from "../progress/shown.ts"
import type { IndexersOptions } from "./indexers-options.ts"
import { startIndexers } from "./start-indexers.ts"

const config = {
  dataDirectory: "/data",
  memory: 2 ** 30,
  indexer: {
    reorgDepth: 9,
    concurrency: 2,
    maxBufferBytes: 4_000,
    pollInterval: 4,
    traces: "auto",
    archive: "90000",
    verify: "full",
    signatureInterval: 5_000,
    reconciliation: "off",
    traceInterval: 6_000,
    recheck: "12h",
    minFreeSpace: 7,
    maxRetryDelay: 9_000,
  },
  chains: [{ rpcUrls: ["http://node"] }, { rpcUrls: ["http://other"] }],
  node: [],
  nft: {
    metadata: "on",
    ipfsGateway: "https://ipfs.example",
    maxBytes: 1,
    timeout: 2,
    maxRedirects: 3,
    concurrency: 4,
    allowedPrivateHosts: [],
  },
} as const satisfies Partial<Config>

const definition: NetworkDefinition = {
  networkId: 1337,
  network: "testnet",
  nodeUrls: ["http://node"],
  hrp: "custom",
  xChainId: "x",
  cChainId: "c",
  avaxAssetId: "avax",
}

/** Scripted indexers, and the options that they were started with. */
function start(chainIds: readonly string[], more: Partial<IndexersOptions> = {}) {
  const started: IndexerOptions[] = []
  const networks: NetworkIndexerOptions[] = []
  const lines: string[] = []
  const seen: [subject: ShownSubject, progress: ShownProgress][] = []
  const told: (IndexerProgress | NetworkProgress)[] = []
  const supervisors: SupervisorOptions[] = []
  let stopped = 0
  const running = <Progress>(): { progress: Progress; ended: Promise<void>; stop: () => Promise<void> } => {
    const stop = async () => {
      stopped++
    }
    return { progress: {} as Progress, ended: new Promise(() => {}), stop }
  }
  const indexers = startIndexers({
    chains: chainIds.map((id) => ({
      definition: defineChain({ rpcUrls: ["http://node"] }, id),
      indexer: id === "2" ? { concurrency: 99, maxRetryDelay: 500 } : {},
    })),
    store: { kind: "sqlite", directory: "/data" },
    config,
    signer: { of: () => async () => ({ outcome: "signed" }) },
    logger: createLogger({ log: "text", logLevel: "info" }, (line) => lines.push(line.slice(9))),
    view: { update: (...update) => void seen.push(update), print: () => {}, close: () => {} },
    onProgress: (progress) => void told.push(progress),
    onNetworkProgress: (progress) => void told.push(progress),
    onNetworkReport: () => {},
    supervise: (options, supervisor): Indexer => {
      started.push(options)
      supervisors.push(supervisor)
      return running()
    },
    superviseNetwork: (options, supervisor): NetworkIndexer => {
      networks.push(options)
      supervisors.push(supervisor)
      return running()
    },
    ...more,
  })
  return { indexers, started, networks, supervisors, lines, seen, told, stopped: () => stopped }
}

test("each chain has an indexer with the common settings and its own", () => {
  const { started, networks } = start(["1", "2"])
  const { metadata: _, ...nftMetadata } = config.nft
  const { minFreeSpace: __, maxRetryDelay: ___, ...settings } = config.indexer
  const common = {
    ...settings,
    archive: 90_000,
    memory: 2 ** 29,
    store: { kind: "sqlite", directory: "/data" },
    nftMetadata,
    log: expect.any(Function),
    onProgress: expect.any(Function),
    signBlock: expect.any(Function),
  }
  expect(started).toEqual([
    {
      ...common,
      chain: defineChain({ rpcUrls: ["http://node"] }, "1"),
      recheckFile: "/data/recheck/chain-1.json",
      differencesFile: "/data/differences/chain-1.jsonl",
    },
    {
      ...common,
      chain: defineChain({ rpcUrls: ["http://node"] }, "2"),
      recheckFile: "/data/recheck/chain-2.json",
      differencesFile: "/data/differences/chain-2.jsonl",
      concurrency: 99,
    },
  ])
  expect(networks).toEqual([])
})

test.each([{}, { genesis: "{}" }])("a network has one with the common settings, %j", (given) => {
  const { networks } = start([], { network: { definition, ...given } })
  expect(networks).toEqual([
    {
      network: definition,
      store: { kind: "sqlite", directory: "/data" },
      ...given,
      concurrency: 2,
      maxBufferBytes: 4_000,
      pollInterval: 4,
      verify: "full",
      reconciliation: "off",
      recheck: "12h",
      recheckFile: `/data/recheck/network-${definition.networkId}.json`,
      differencesFile: `/data/differences/network-${definition.networkId}.jsonl`,
      repairDirectory: `/data/repair/network-${definition.networkId}`,
      log: expect.any(Function),
      onProgress: expect.any(Function),
    },
  ])
})

test("chains share the memory, and keep fewer unprocessed responses if a sixteenth of it is less", () => {
  const indexer = { ...config.indexer, maxBufferBytes: 2 ** 26 }
  const shares = [2 ** 30, 2 ** 29, 2 ** 25].map((memory) => {
    const { started } = start(["1", "2"], { config: { ...config, indexer, memory } })
    return started.map(({ memory, maxBufferBytes }) => ({ memory, maxBufferBytes }))
  })
  expect(shares.map(([first]) => first)).toEqual([
    { memory: 2 ** 29, maxBufferBytes: 2 ** 25 },
    { memory: 2 ** 28, maxBufferBytes: 2 ** 24 },
    { memory: 2 ** 24, maxBufferBytes: 2 ** 21 },
  ])
  expect(shares.map(([, second]) => second)).toEqual(shares.map(([first]) => first))
})

test("a chain whose node answers first has its share of the memory only, beside the others and the C-Chain of a network", () => {
  const { started } = start(["1"], { config: { ...config, node: ["http://node"], memory: 3 * 2 ** 30 } })
  expect(started.map(({ memory }) => memory)).toEqual([2 ** 30])
})

test("metadata that is off is off", () => {
  const { started } = start(["1"], { config: { ...config, nft: { ...config.nft, metadata: "off" } } })
  expect(started[0]?.nftMetadata).toBe(false)
})

test("they log under their chain's name, and their progress is shown", () => {
  const { started, lines, seen, told } = start(["1"])
  started[0]?.log?.("warn", "slow node", { ms: 5 })
  const progress = { chainId: "1" } as IndexerProgress
  started[0]?.onProgress?.(progress)
  expect(lines).toEqual(['warn slow node chain="Chain 1" ms=5\n'])
  expect(seen).toEqual([[{ key: "1", name: "Chain 1" }, progress]])
  expect(told).toEqual([progress])
})

test("a network's chains are shown one by one, and what is missing is said once", () => {
  const { networks, lines, seen, told } = start([], { network: { definition } })
  const rates = { blocksPerSecond: 1, transactionsPerSecond: 2, faults: 0, quarantined: 0 }
  const report: NetworkIndexerProgress = {
    networkId: 1337,
    state: "retrying",
    chains: [
      {
        ...rates,
        chain: "P",
        state: "retrying",
        head: { height: 5, id: new Uint8Array(32), timestamp: 6 },
        error: "no answer",
      },
      { ...rates, chain: "X", state: "backfilling", nodeHeight: 9, nodeHeightAt: 7, secondsLeft: 3 },
      { ...rates, chain: "C", state: "starting" },
    ],
    faults: 1,
    error: "no answer",
    notes: ["there is no genesis"],
    restarts: 0,
  }
  networks[0]?.onProgress?.(report)
  networks[0]?.onProgress?.(report)
  networks[0]?.log?.("info", "hello", { chain: "P" })
  expect(lines).toEqual(["warn there is no genesis network=1337\n", "hello network=1337 chain=P\n"])
  const chains = [
    { ...rates, networkId: 1337, chain: "P", state: "retrying", head: { number: 5, timestamp: 6 }, error: "no answer" },
    { ...rates, networkId: 1337, chain: "X", state: "backfilling", nodeHead: 9, nodeHeadAt: 7, secondsLeft: 3 },
    { ...rates, networkId: 1337, chain: "C", state: "starting" },
  ]
  expect(seen.slice(3)).toEqual([
    [{ key: "network 1337 P", name: "P-Chain" }, chains[0]],
    [{ key: "network 1337 X", name: "X-Chain" }, chains[1]],
    [{ key: "network 1337 C", name: "C-Chain atomic" }, chains[2]],
  ])
  expect(told).toEqual([
    { ...report, chains },
    { ...report, chains },
  ])
})

test("each is supervised by the settings, those of its chain first", () => {
  const { supervisors } = start(["1", "2"], { network: { definition } })
  const usual = { minFreeSpace: 7, delays: { first: 1_000, longest: 9_000 } }
  expect(supervisors).toEqual([usual, { minFreeSpace: 7, delays: { first: 500, longest: 500 } }, usual])
})

test("all are told to stop", async () => {
  const { indexers, stopped } = start(["1", "2"], { network: { definition } })
  await indexers.stop()
  expect(stopped()).toBe(3)
})
