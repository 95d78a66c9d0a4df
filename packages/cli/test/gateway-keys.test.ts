import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startDataService } from "@serac/api/data"
import { openStore } from "@serac/store"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { defineChain } from "../src/chains/define-chain.ts"
import { loadConfig } from "../src/config/load.ts"
import { createLogger } from "../src/log/logger.ts"
import { run } from "../src/run.ts"
import { openServiceAccess } from "../src/stack/open-service-access.ts"
import { startGateway } from "../src/stack/start-gateway.ts"
import { type FakeNode, startFakeNode } from "./fake-node.ts"

let directory: string
let node: FakeNode
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-gateway-keys-"))
  node = await startFakeNode({ chainId: 7 })
})
afterEach(async () => {
  await node.close()
  await rm(directory, { recursive: true })
})

const lines: string[] = []
const logger = createLogger({ log: "json", logLevel: "debug" }, (line) => lines.push(line))

function configOf(more: Readonly<Record<string, string>>) {
  const flags = { dataDirectory: directory, "access.keys": "on", "gateway.port": "0" }
  const given = new Map<string, readonly string[]>([["access.keyRequired", ["read", "usage"]]])
  for (const [path, text] of Object.entries({ ...flags, ...more })) given.set(path, [text])
  return loadConfig({ directory, environment: {}, flags: given }).config
}

/** Creates a key with the command, and parses its output. */
async function makeKey(...args: readonly string[]): Promise<{ readonly key: string; readonly keyId: string }> {
  let printed = ""
  const spies = [
    vi.spyOn(console, "log").mockImplementation((text) => {
      printed += text
    }),
    // The audit line.
    vi.spyOn(console, "error").mockImplementation(() => {}),
    vi.spyOn(process.stderr, "write").mockReturnValue(true),
  ]
  try {
    expect(await run(["keys", "create", ...args, "--json", "--data-directory", directory])).toBe(0)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return JSON.parse(printed)
}

test("keys of serac keys create open the gateway, its limits are theirs, and what they called is told by key", async () => {
  await (await openStore({ kind: "sqlite", directory })).close()
  const [shop, till] = [
    await makeKey("--name", "shop", "--org", "acme", "--tier", "free", "--scope", "read,usage"),
    await makeKey("--name", "till", "--org", "acme", "--tier", "pro"),
  ]
  const chains = [defineChain({ rpcUrls: [node.url] }, "7")]
  const config = configOf({ "access.limits": "on", "access.tiers": '{"free":{"minute":1000,"day":25}}' })
  const gateway = await startGateway(config, { chains, networks: [], logger })
  const call = async (key: string | undefined, method = "eth_blockNumber") => {
    const headers = { "content-type": "application/json", ...(key && { "x-data-api-key": key }) }
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] })
    const response = await fetch(`${gateway.url}/ext/bc/7/rpc`, { method: "POST", headers, body })
    return [response.status, await response.json()]
  }
  const refused = (status: number, code: number, message: string) => [
    status,
    { jsonrpc: "2.0", id: 1, error: { code, message } },
  ]
  const head = { jsonrpc: "2.0", id: 1, result: "0x14" }
  expect([await call(shop.key), await call(shop.key), await call(till.key)]).toEqual(Array(3).fill([200, head]))
  expect(await call(shop.key)).toEqual(refused(429, -32005, "The rate limit of 25 compute units a day is exceeded"))
  expect(await call(undefined)).toEqual(refused(401, -32000, "An API key is required"))
  const mistyped = `${till.key.slice(0, -1)}${till.key.endsWith("a") ? "b" : "a"}`
  expect(await call(mistyped)).toEqual(
    refused(401, -32000, "The API key is not one of this service, or has a typing error"),
  )
  await gateway.close()

  const store = await openStore({ kind: "sqlite", directory })
  const access = await openServiceAccess(configOf({}), store, logger)
  const service = await startDataService({ store, chains, access: access.data, checkResponses: true, port: 0 })
  const path = "/v1/apiUsageMetrics?orgId=acme&requestType=rpc&groupBy=apiKeyId"
  const told = await fetch(service.url + path, { headers: { "x-data-api-key": shop.key } })
  const { metrics } = (await told.json()) as {
    readonly metrics: readonly { readonly values: readonly Record<string, unknown>[] }[]
  }
  const byKey = Object.fromEntries(metrics.flatMap(({ values }) => values).map((one) => [one.groupValue, one]))
  expect(byKey).toEqual({
    [shop.keyId]: expect.objectContaining({
      totalRequests: 3,
      invalidRequests: 1,
      apiCreditsUsed: 30,
      apiCreditsWasted: 10,
    }),
    [till.keyId]: expect.objectContaining({
      totalRequests: 1,
      invalidRequests: 0,
      apiCreditsUsed: 10,
      apiCreditsWasted: 0,
    }),
  })
  await service.close()
  await access.close()
  await store.close()
  for (const { key } of [shop, till]) expect(lines.join("")).not.toContain(key.slice(15))
})

test("a file of countries that is not there ends the start, and says so", async () => {
  const config = configOf({ "gateway.geoip": "places.mmdb" })
  await expect(startGateway(config, { chains: [], networks: [], logger })).rejects.toThrow(
    `the GeoIP file ${join(directory, "places.mmdb")} cannot be read: ENOENT`,
  )
})
