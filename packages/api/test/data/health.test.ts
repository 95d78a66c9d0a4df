import { type IndexerReport, openStore } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createDataService, type DataServiceOptions } from "../../src/data/index.ts"
import { build, chains, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"

let house: House

beforeAll(async () => {
  house = await build()
  const ledger = new Ledger("43112")
  await house.write("43112", ...Array.from({ length: 101 }, (_, number) => ledger.block(now - 200 + number)))
})

afterAll(() => house.close())

/** The node went on to block 500; the indexer cannot get past block 101. */
const stuck: IndexerReport = {
  subject: { kind: "chain", chainId: "43112" },
  state: "stuck",
  since: now - 300,
  reason: "its bloom filter tells of logs, its receipts have none",
  stuckAt: 101,
  head: { number: 100, timestamp: now - 100 },
  nodeHead: { number: 500, observedAt: now - 1 },
  faults: 40,
  restarts: 2,
  reorgs: 0,
  quarantined: 1,
  differences: 0,
  reportedAt: now,
}
const { reason: _, stuckAt: __, ...others } = stuck
const following: IndexerReport = {
  ...others,
  state: "following",
  nodeHead: { number: 100, observedAt: now },
  quarantined: 0,
}

/** Asks a service over the chain 43112 alone. */
async function ask(path: string, options: Partial<DataServiceOptions> = {}) {
  const service = await createDataService({
    store: house.store,
    chains: chains.slice(0, 1),
    clock: () => house.clock.now * 1000,
    ...options,
  })
  const { statusCode, body, headers } = await service.fastify.inject(path)
  await service.close()
  return { statusCode, body, headers }
}

const health = async (options: Partial<DataServiceOptions> = {}) => {
  const { statusCode, body } = await ask("/health", options)
  return [statusCode, JSON.parse(body)]
}

test("a chain that stands still is no chain without lag, however long ago the node's head was the last block stored", async () => {
  await house.store.saveReports([stuck])
  const told = {
    chains: [
      {
        chainId: "43112",
        name: "Firn",
        state: "stuck",
        since: now - 300,
        reason: "its bloom filter tells of logs, its receipts have none",
        stuckAt: 101,
        head: { number: 100, timestamp: now - 100 },
        nodeHead: { number: 500, observedAt: now - 1 },
        lag: { blocks: 400, seconds: 100 },
        updatedAt: now,
        quarantined: 1,
        differences: 0,
        reportedAt: now,
        summary: `is stuck at block 101 since 2026-11-21T09:55:00Z: ${stuck.reason}`,
      },
    ],
  }
  const isStuck = `chain 43112 is stuck at block 101 since 2026-11-21T09:55:00Z: ${stuck.reason}`
  const inQuarantine = "chain 43112 has 1 block in quarantine"
  const isBehind = "chain 43112 is 400 blocks and 100 s behind its node, more than 60 s"
  expect(await health()).toEqual([200, { status: "degraded", problems: [isStuck, inQuarantine], ...told }])
  expect(await health({ maxLag: 60 })).toEqual([
    503,
    { status: "not ready", problems: [isStuck, isBehind, inQuarantine], ...told },
  ])
})

test("a chain that follows is ready within any lag, and says so", async () => {
  await house.store.saveReports([following])
  expect(await health({ maxLag: 0 })).toEqual([
    200,
    {
      status: "ready",
      problems: [],
      chains: [
        {
          chainId: "43112",
          name: "Firn",
          state: "following",
          since: now - 300,
          head: { number: 100, timestamp: now - 100 },
          nodeHead: { number: 100, observedAt: now },
          lag: { blocks: 0, seconds: 0 },
          updatedAt: now,
          quarantined: 0,
          differences: 0,
          reportedAt: now,
          summary: "is up to date with its node",
        },
      ],
    },
  ])
})

test("an indexer that fell silent is stopped, and not ready where lag matters", async () => {
  await house.store.saveReports([
    { ...following, reportedAt: now - 60, nodeHead: { number: 100, observedAt: now - 60 } },
  ])
  const [status, { problems }] = await health({ maxLag: 600, clock: () => (now + 10) * 1000 })
  expect([status, problems]).toEqual([
    503,
    ["chain 43112 is stopped since 2026-11-21T09:59:00Z: its indexer has not reported since 2026-11-21T09:59:00Z"],
  ])
})

test("a store that cannot be read is a 503 that says so, while the process lives", async () => {
  const store = await openStore(house.store.location)
  const service = await createDataService({ store, chains: chains.slice(0, 1), usage: false })
  await store.close()
  const get = async (path: string) => {
    const { statusCode, body } = await service.fastify.inject(path)
    return { statusCode, body }
  }
  const paths = ["/health", "/health/ready", "/health/live", "/metrics", "/v1/live-check", "/v1/health-check"]
  const told = await Promise.all(paths.map(get))
  await service.close()
  const reason = expect.stringContaining('"problems":["the store cannot be read: it is closed"')
  expect(told).toEqual([
    { statusCode: 503, body: reason },
    { statusCode: 503, body: reason },
    { statusCode: 200, body: '{"status":"live"}' },
    { statusCode: 200, body: expect.stringContaining("\nserac_store_up 0\n") },
    { statusCode: 503, body: expect.stringContaining('"this service is not ready: store"') },
    { statusCode: 503, body: expect.stringContaining('"this service is not ready: store, chain 43112"') },
  ])
})

/** What the operations for callers answer: the status, the body, and whether asking again can help. */
async function checks(path: string, options: Partial<DataServiceOptions> = {}) {
  const { statusCode, body, headers } = await ask(path, options)
  return [statusCode, JSON.parse(body), headers["retry-after"]]
}

const up = { status: "up" }
const notReady = (down: string) => [
  503,
  { message: `this service is not ready: ${down}`, statusCode: 503, error: "Service Unavailable" },
  "5",
]
const storeUp = [200, { status: "ok", info: { store: up }, error: {}, details: { store: up } }, undefined]

test("callers are told which parts work, without the reasons, and a 503 when operators are", async () => {
  await house.store.saveReports([following])
  const both = { store: up, "chain 43112": up }
  expect(await checks("/v1/health-check", { maxLag: 0 })).toEqual([
    200,
    { status: "ok", info: both, error: {}, details: both },
    undefined,
  ])
  await house.store.saveReports([stuck])
  const down = { "chain 43112": { status: "down" } }
  expect(await checks("/v1/health-check")).toEqual([
    200,
    { status: "error", info: { store: up }, error: down, details: { store: up, ...down } },
    undefined,
  ])
  expect(await checks("/v1/health-check", { maxLag: 60 })).toEqual(notReady("chain 43112"))
  expect(await checks("/v1/live-check", { maxLag: 60 })).toEqual(storeUp)
})

test("of many parts that are down some are named", async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...(chains[2] as (typeof chains)[number]),
    chainId: `${at + 1}`,
  }))
  const named = many.slice(0, 10).map(({ chainId }) => `chain ${chainId}`)
  expect(await checks("/v1/health-check", { chains: many })).toEqual(notReady(`${named.join(", ")} and 2 more`))
  expect(await checks("/v1/live-check", { chains: many })).toEqual(storeUp)
})

test("every answer about a chain says how fresh it is, an error too, and a page of another origin may read it", async () => {
  await house.store.saveReports([{ ...following, nodeHead: { number: 101, observedAt: now } }])
  const paths = [
    "/v1/chains/43112/blocks",
    `/v1/chains/${chains[0]?.platformChainId}/transactions`,
    "/v1/chains/43112/blocks/5000",
    "/v1/transactions",
    "/v1/transactions?network=mainnet",
    "/v1/blocks",
    "/v1/chains/allBlocks?network=testnet",
    "/v1/chains/allTransactions?network=mainnet",
    "/v1/chains",
    "/v1/chains/9/blocks",
  ]
  const answers = await Promise.all(paths.map((path) => ask(path)))
  const time = String(now - 100)
  expect(
    answers.map(({ statusCode, headers }) => [
      statusCode,
      headers["x-indexed-block"],
      headers["x-indexed-block-time"],
      headers["x-indexing-lag"],
    ]),
  ).toEqual([
    [200, "100", time, "100"],
    [200, "100", time, "100"],
    [404, "100", time, "100"],
    [200, "100", time, "100"],
    [404, undefined, undefined, undefined],
    [200, "100", time, "100"],
    [200, "100", time, "100"],
    [404, undefined, undefined, undefined],
    [200, undefined, undefined, undefined],
    [404, undefined, undefined, undefined],
  ])
})

test("an answer that is known already says how fresh it is all the same", async () => {
  const service = await createDataService({ store: house.store, chains: chains.slice(0, 1), clock: () => now * 1000 })
  const url = "/v1/chains/43112/blocks"
  const { headers } = await service.fastify.inject(url)
  const again = await service.fastify.inject({ url, headers: { "if-none-match": String(headers.etag) } })
  await service.close()
  expect([again.statusCode, again.headers["x-indexed-block"]]).toEqual([304, "100"])
})

test("what the indexers of the process say now is told where they could not write it down", async () => {
  await house.store.saveReports([{ ...following, reportedAt: now - 10 }])
  const reason = "database or disk is full"
  const [, told] = await health({ reports: () => [{ ...others, state: "paused", reason, quarantined: 0 }] })
  expect(told.chains.map(({ state, reason: why }: IndexerReport) => [state, why])).toEqual([["paused", reason]])
})
