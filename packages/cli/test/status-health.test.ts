import { join } from "node:path"
import { createDataService } from "@serac/api/data"
import { type IndexingState, summaryOf } from "@serac/server/monitoring"
import { type Batch, type Hex, type IndexerReport, openStore, type QuarantinedBlock } from "@serac/store"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { defineChain } from "../src/chains/define-chain.ts"
import { loadConfig } from "../src/config/load.ts"
import { readStatus } from "../src/status/read-status.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()
/** 2026-11-22T10:00:00Z in Unix seconds. */
const now = 1_795_341_600

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 })
})
afterEach(() => {
  vi.useRealTimers()
})

const word = (number: number): Hex => `0x${number.toString(16).padStart(64, "0")}`

/** Empty blocks, one second apart; the last one is a minute old. */
function blocksTo(head: number): Batch {
  const blocks = Array.from({ length: head + 1 }, (_, number) => ({
    number,
    hash: word(number + 1),
    parentHash: word(number),
    timestamp: now - 60 - head + number,
    transactionCount: 0,
    gasUsed: 0n,
    json: "{}",
  }))
  return { blocks, transactions: [], transfers: [], deployments: [] } as unknown as Batch
}

const report = (parts: Partial<IndexerReport>): IndexerReport => ({
  subject: { kind: "chain", chainId: "7" },
  state: "following",
  since: now - 900,
  faults: 3,
  restarts: 1,
  reorgs: 0,
  quarantined: 0,
  differences: 0,
  reportedAt: now - 2,
  ...parts,
})

const nodeHead = { number: 50, observedAt: now - 2 }
const chains = ["7", "8", "9"].map((chainId) => defineChain({ rpcUrls: [] }, chainId))
const block: QuarantinedBlock = {
  subject: { kind: "chain", chainId: "7" },
  number: 11,
  hash: word(12),
  reason: "its bloom filter tells of logs",
  attempts: 5,
  firstAt: now - 900,
  lastAt: now - 800,
  software: "1.0.0",
  answers: new Uint8Array([1, 2, 3]),
}

test("serac status and /health tell the same of every chain", async () => {
  const directory = folder()
  const { config } = loadConfig({
    directory,
    environment: {},
    // No service listens there, so only the store is reported.
    flags: new Map([["dataDirectory", ["data"]]]),
  })
  const store = await openStore({ kind: "sqlite", directory: join(directory, "data") })
  for (const { chainId } of chains.slice(0, 2)) {
    const writer = await store.openWriter(chainId)
    await writer.append(blocksTo(10), { nodeHead: 10, now: now - 60 })
    await writer.close()
  }
  await store.saveReports([
    report({ state: "stuck", stuckAt: 11, reason: block.reason, nodeHead, quarantined: 1 }),
    report({
      subject: { kind: "chain", chainId: "8" },
      nodeHead: { ...nodeHead, observedAt: now - 61 },
      reportedAt: now - 61,
    }),
  ])
  await store.quarantine(block)
  const service = await createDataService({ store, chains })
  const health = JSON.parse((await service.fastify.inject("/health")).body)
  const status = await readStatus({ ...config, chains: chains.map(({ chainId }) => ({ chainId, rpcUrls: [] })) })
  await service.close()
  await store.close()

  const told = status.chains.map(({ chainId, name, indexing }) => ({
    chainId,
    name,
    ...indexing,
    summary: summaryOf(indexing as IndexingState),
  }))
  expect(told).toEqual(health.chains)
  expect(health.chains.map(({ state, lag }: { state: string; lag?: object }) => [state, lag])).toEqual([
    ["stuck", { blocks: 40, seconds: 60 }],
    ["stopped", { blocks: 40, seconds: 60 }],
    ["stopped", undefined],
  ])
  const { subject: _, answers: __, ...shown } = block
  expect(status.chains.map(({ quarantine }) => quarantine)).toEqual([[shown], undefined, undefined])
})
