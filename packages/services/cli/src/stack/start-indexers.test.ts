import type { Indexer, IndexerOptions, IndexerProgress } from "@serac/indexer"
import { expect, test } from "vitest"
import { defineChain } from "../chains/define-chain.ts"
import type { Config } from "../config/config.ts"
import { createLogger } from "../log/logger.ts"
import { startIndexers } from "./start-indexers.ts"

const config = {
  indexer: { reorgDepth: 9, concurrency: 2, maxBufferBytes: 3, pollInterval: 4, traces: "auto" },
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

/** Indexers that do what a test says, and what they were started with. */
function start(chainIds: readonly string[], given: Pick<Config, "indexer" | "nft"> = config) {
  const started: { options: IndexerOptions; end: () => void; fail: (error: Error) => void }[] = []
  const lines: string[] = []
  const seen: IndexerProgress[] = []
  const indexers = startIndexers({
    chains: chainIds.map((id) => ({
      definition: defineChain({ rpcUrls: ["http://node"] }, id),
      indexer: id === "2" ? { concurrency: 99 } : {},
    })),
    store: { kind: "sqlite", directory: "/data" },
    config: given,
    logger: createLogger({ log: "text", logLevel: "info" }, (line) => lines.push(line.slice(9))),
    view: { update: (_, progress) => void seen.push(progress), print: () => {}, close: () => {} },
    onProgress: () => {},
    spawn: async (options): Promise<Indexer> => {
      let end = () => {}
      let fail: (error: Error) => void = () => {}
      const ended = new Promise<void>((resolve, reject) => {
        end = resolve
        fail = reject
      })
      started.push({ options, end, fail })
      return { progress: {} as IndexerProgress, ended, stop: async () => end() }
    },
  })
  return { indexers, started, lines, seen }
}

test("each chain has an indexer with the common settings and its own", () => {
  const { started } = start(["1", "2"])
  const { metadata: _, ...nftMetadata } = config.nft
  const common = {
    ...config.indexer,
    store: { kind: "sqlite", directory: "/data" },
    nftMetadata,
    log: expect.any(Function),
    onProgress: expect.any(Function),
  }
  expect(started.map(({ options }) => options)).toEqual([
    { ...common, chain: defineChain({ rpcUrls: ["http://node"] }, "1") },
    { ...common, chain: defineChain({ rpcUrls: ["http://node"] }, "2"), concurrency: 99 },
  ])
})

test("metadata that is off is off", () => {
  const { started } = start(["1"], { ...config, nft: { ...config.nft, metadata: "off" } })
  expect(started[0]?.options.nftMetadata).toBe(false)
})

test("they log under their chain's name, and their progress is shown", () => {
  const { started, lines, seen } = start(["1"])
  started[0]?.options.log?.("warn", "slow node", { ms: 5 })
  started[0]?.options.onProgress?.({ chainId: "1" } as IndexerProgress)
  expect(lines).toEqual(['warn slow node chain="Chain 1" ms=5\n'])
  expect(seen).toEqual([{ chainId: "1" }])
})

test("one that needs the operator says so, the others go on, and at the end there is a failure", async () => {
  const { indexers, started, lines } = start(["1", "2"])
  const outcome = indexers.ended.then(
    () => "ended",
    (error: Error) => error.message,
  )
  started[0]?.fail(new Error("the reorg is deeper than 9 blocks"))
  await new Promise(setImmediate)
  expect(await Promise.race([outcome, "still running"])).toBe("still running")
  expect(lines).toEqual(['error indexing stopped and needs you: the reorg is deeper than 9 blocks chain="Chain 1"\n'])
  started[1]?.end()
  expect(await outcome).toBe("1 of 2 indexers stopped for a fault that needs an operator")
})

test("one that cannot even start counts as stopped", async () => {
  const lines: string[] = []
  const indexers = startIndexers({
    chains: [{ definition: defineChain({ rpcUrls: ["http://node"] }, "1"), indexer: {} }],
    store: { kind: "sqlite", directory: "/data" },
    config,
    logger: createLogger({ log: "text", logLevel: "info" }, (line) => lines.push(line.slice(9))),
    view: { update: () => {}, print: () => {}, close: () => {} },
    onProgress: () => {},
    spawn: () => Promise.reject(new Error("another process indexes it")),
  })
  await expect(indexers.ended).rejects.toThrow("1 of 1 indexers stopped")
  expect(lines).toEqual(['error indexing stopped and needs you: another process indexes it chain="Chain 1"\n'])
  await indexers.stop()
})

test("all that are told to stop have ended well", async () => {
  const { indexers } = start(["1", "2"])
  await indexers.stop()
  await expect(indexers.ended).resolves.toBeUndefined()
})
