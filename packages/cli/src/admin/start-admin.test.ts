import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startGateway } from "@serac/gateway"
import type { IndexerReport } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { defineChain } from "../chains/define-chain.ts"
import { createLogger } from "../log/logger.ts"
import { type AdminOptions, startAdmin } from "./start-admin.ts"

let directory: string
const open: { close(): Promise<void> }[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-admin-"))
})
afterEach(async () => {
  for (const admin of open.splice(0)) await admin.close()
  rmSync(directory, { recursive: true })
})

const logger = createLogger({ log: "text", logLevel: "info" }, () => {})

async function start(options: Partial<AdminOptions> = {}) {
  const admin = await startAdmin({
    listen: { host: "127.0.0.1", port: 0 },
    store: { kind: "sqlite", directory: join(directory, "data") },
    chains: [defineChain({ rpcUrls: [] }, "7")],
    networks: [],
    logger,
    ...options,
  })
  open.push(admin)
  return admin
}

const seconds = () => Math.floor(Date.now() / 1000)
const report = (): IndexerReport => ({
  subject: { kind: "chain", chainId: "7" },
  state: "backfilling",
  since: seconds() - 9,
  head: { number: 8, timestamp: seconds() - 3 },
  nodeHead: { number: 800, observedAt: seconds() },
  faults: 1,
  restarts: 0,
  reorgs: 0,
  quarantined: 0,
  differences: 0,
  reportedAt: seconds(),
})

async function get(url: string) {
  const response = await fetch(url)
  return { status: response.status, text: await response.text() }
}

test("what the indexers of the process say is told before the store has it", async () => {
  const { url } = await start({ reports: () => [report()] })
  const { status, text } = await get(`${url}/health`)
  expect([status, JSON.parse(text)]).toEqual([
    200,
    {
      status: "ready",
      problems: [],
      chains: [
        expect.objectContaining({
          chainId: "7",
          state: "backfilling",
          lag: { blocks: 792, seconds: expect.any(Number) },
        }),
      ],
    },
  ])
  expect((await get(`${url}/metrics`)).text).toContain('serac_chain_indexer_faults_total{chain_id="7"} 1\n')
})

test("a gateway of the process is measured beside the indexers", async () => {
  const gateway = await startGateway({ nodes: ["http://127.0.0.1:1"], chains: [], network: "testnet", port: 0 })
  open.push(gateway)
  const { url } = await start({ gateway })
  await fetch(`${gateway.url}/ext/info`)
  const calls = 'serac_gateway_calls_total{method="none",status="405",answer="none"} 1\n'
  await expect.poll(async () => (await get(`${url}/metrics`)).text, { timeout: 30_000 }).toContain(calls)
})

test("a store that cannot be opened is told, and opened once it can be", async () => {
  const file = join(directory, "data")
  writeFileSync(file, "in the way")
  const { url } = await start({ reports: () => [report()] })
  const before = await get(`${url}/health/ready`)
  rmSync(file)
  const after = await get(`${url}/health/ready`)
  expect([before.status, JSON.parse(before.text).problems, after.status]).toEqual([
    503,
    [expect.stringMatching(/^the store cannot be read: .*ENOTDIR/)],
    200,
  ])
})

test("a limit of lag counts", async () => {
  const { url } = await start({ reports: () => [report()], maxLag: 1 })
  expect([(await get(`${url}/health/ready`)).status, (await get(`${url}/health/live`)).status]).toEqual([503, 200])
})

test("a taken port is told with its flag", async () => {
  const { url } = await start()
  const port = Number(new URL(url).port)
  await expect(start({ listen: { host: "127.0.0.1", port } })).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with --admin-port, or 0 for any free one`,
  )
})
