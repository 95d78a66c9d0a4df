import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Access } from "@serac/server/http"
import { apiSubject, type Dimension, rpcSubject, UsageCounter, usageReport } from "@serac/server/usage"
import { openStore, type Store } from "@serac/store"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type GatewayOptions, type RunningGateway, startGateway } from "../src/index.ts"
import { mmdb } from "./mmdb.ts"
import { FakeNode } from "./node.ts"

const now = 1_795_255_200

let folder: string
let store: Store
let counter: UsageCounter
let node: FakeNode
let gateway: RunningGateway

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-gateway-"))
  store = await openStore({ kind: "sqlite", directory: folder })
  counter = new UsageCounter({ store, clock: () => now * 1000 })
  node = await new FakeNode().start()
})
afterEach(async () => {
  await counter.close()
  await node.stop()
  await store.close()
  await rm(folder, { recursive: true })
})

async function start(options: Partial<GatewayOptions> = {}): Promise<void> {
  gateway = await startGateway({
    nodes: [node.url],
    chains: [
      { chainId: "43112", rpcUrls: [`${node.url}/c`], isCChain: true },
      { chainId: "7", rpcUrls: [`${node.url}/l1`] },
    ],
    network: "testnet",
    counter,
    region: "attic",
    port: 0,
    ...options,
  })
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(gateway.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": "viem/2.1 (x)", ...headers },
    body: JSON.stringify(body),
  })
  await response.text()
}

/** The groups of a subject, with their requests and credits. */
async function groups(subject: string, groupBy: Dimension) {
  const metrics = await usageReport(store.usage, { subjects: [subject], groupBy, now })
  return metrics.flatMap(({ values }) =>
    values.map(({ groupValue, totalRequests, apiCreditsUsed }) => [groupValue, totalRequests, apiCreditsUsed]),
  )
}

test("each call is counted: of the primary network, of its chain, and of who sent it", async () => {
  await start()
  const call = (method: string) => ({ jsonrpc: "2.0", id: 1, method, params: [] })
  await post("/ext/bc/C/rpc", [call("eth_getLogs"), call("eth_chainId"), call("made_up")])
  await post("/ext/bc/P", call("platform.getHeight"))
  await post("/ext/bc/7/rpc", call("eth_gasPrice"), { "user-agent": "curl/8" })
  await post("/ext/bc/made-up/rpc", call("eth_gasPrice"))
  node.reply = () => ({ status: 500, text: "" })
  await post("/ext/bc/C/rpc", call("eth_gasPrice"))
  await gateway.close()
  await counter.close()
  const network = rpcSubject({ network: "testnet" })
  expect(await groups(network, "rpcMethod")).toEqual([
    ["eth_chainId", 1, 1],
    ["eth_gasPrice", 1, 10],
    ["eth_getLogs", 1, 200],
    ["none", 1, 1],
    ["other", 1, 1],
    ["platform.getHeight", 1, 10],
  ])
  expect(await groups(network, "requestPath")).toEqual([
    ["/ext/bc/C/rpc", 4, 212],
    ["/ext/bc/P", 1, 10],
    ["unknown", 1, 1],
  ])
  expect(await groups(network, "responseCode")).toEqual([
    ["200", 4, 212],
    ["404", 1, 1],
    ["502", 1, 10],
  ])
  expect(await groups(network, "userAgent")).toEqual([["viem", 6, 223]])
  expect(await groups(rpcSubject({ chainId: "43112" }), "rpcMethod")).toHaveLength(4)
  expect(await groups(rpcSubject({ chainId: "7" }), "userAgent")).toEqual([["curl", 1, 10]])
  expect(await groups(apiSubject("anonymous"), "requestType")).toEqual([["rpc", 7, 233]])
  expect(await groups(apiSubject("anonymous"), "chainId")).toEqual([
    ["43112", 4, 212],
    ["7", 1, 10],
    ["none", 2, 11],
  ])
  const [last] = await store.usage.requests({ orgId: "address 127.0.0.1", start: 0, end: now * 2000, limit: 1 })
  expect(JSON.parse(last?.entry ?? "")).toMatchObject({ requestType: "rpc", hostRegion: "attic", apiKeyId: "none" })
})

test("a call whose caller goes before its answer is counted as that, and one who goes in the middle of a body is no fault", async () => {
  const warned: unknown[] = []
  await start({ warn: (...warning) => warned.push(warning) })
  node.reply = () => "hang"
  const controller = new AbortController()
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "platform.getHeight", params: {} })
  const asking = fetch(`${gateway.url}/ext/bc/P`, { method: "POST", body, signal: controller.signal }).catch(
    () => "gone",
  )
  await expect.poll(() => node.asked.length).toBe(1)
  controller.abort()
  await asking
  const { hostname, port } = new URL(gateway.url)
  const socket = connect(Number(port), hostname)
  await once(socket, "connect")
  socket.write("POST /ext/bc/P HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{")
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await gateway.close()
  await counter.close()
  expect(await groups(rpcSubject({ network: "testnet" }), "responseCode")).toEqual([["499", 2, 10]])
  expect(warned).toEqual([])
})

test("a key that a caller put where none belongs is not listed", async () => {
  const key = "serac_0aZ3Bq9k_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg2UO1Jg"
  await start()
  await post("/ext/bc/P", { jsonrpc: "2.0", id: 1, method: "platform.getHeight" }, { "user-agent": `curl ${key}` })
  await gateway.close()
  await counter.close()
  const [request] = await store.usage.requests({ orgId: "address 127.0.0.1", start: 0, end: now * 2000, limit: 9 })
  expect(JSON.parse(request?.entry ?? "").metadata.userAgent).toBe("curl serac_0aZ3Bq9k_…")
})

test("a call is its key's", async () => {
  const caller = { address: "10.0.0.9", keyId: "key_1", orgId: "org_1", tier: "free", scopes: [] }
  await start({ access: { admit: () => ({ caller }) } })
  await post("/ext/bc/P", { jsonrpc: "2.0", id: 1, method: "platform.getHeight" })
  await gateway.close()
  await counter.close()
  expect(await groups(apiSubject("org_1"), "apiKeyId")).toEqual([["key_1", 1, 10]])
  const [request] = await store.usage.requests({ orgId: "org org_1", start: 0, end: now * 2000, limit: 9 })
  expect(JSON.parse(request?.entry ?? "")).toMatchObject({ orgId: "org_1", rpcMethod: "platform.getHeight" })
})

test("countries are those of a file by the client's address, where no trusted proxy names one", async () => {
  const geoip = join(folder, "places.mmdb")
  await writeFile(
    geoip,
    mmdb({
      "192.0.2.0/24": { country: { iso_code: "BR" }, continent: { code: "SA" } },
      "203.0.113.0/24": { country: { iso_code: "NL" }, continent: { code: "EU" }, traits: { is_tor_exit_node: true } },
    }),
  )
  const access: Access = {
    admit: ({ headers }) => ({
      caller: {
        address: String(headers["x-forwarded-for"]),
        keyId: undefined,
        orgId: undefined,
        tier: "free",
        scopes: [],
      },
    }),
  }
  await start({ geoip, access, trustedProxies: ["127.0.0.1"] })
  const call = { jsonrpc: "2.0", id: 1, method: "platform.getHeight" }
  await post("/ext/bc/P", call, { "x-forwarded-for": "192.0.2.9" })
  await post("/ext/bc/P", call, { "x-forwarded-for": "192.0.2.9", "cf-ipcountry": "JP" })
  await post("/ext/bc/P", call, { "x-forwarded-for": "192.0.2.9", "cf-ipcountry": "XX" })
  await post("/ext/bc/P", call, { "x-forwarded-for": "203.0.113.9" })
  await post("/ext/bc/P", call, { "x-forwarded-for": "198.51.100.9" })
  await gateway.close()
  await counter.close()
  const network = rpcSubject({ network: "testnet" })
  expect(await groups(network, "country")).toEqual([
    ["BR", 2, 20],
    ["JP", 1, 10],
    ["T1", 1, 10],
    ["XX", 1, 10],
  ])
  expect(await groups(network, "continent")).toEqual([
    ["AS", 1, 10],
    ["SA", 2, 20],
    ["XX", 2, 20],
  ])
})

test.each([
  [
    "a trusted proxy",
    ["127.0.0.0/8"],
    [
      ["BR", 1, 10],
      ["T1", 1, 10],
      ["XX", 2, 20],
    ],
    [
      ["SA", 1, 10],
      ["XX", 3, 30],
    ],
  ],
  ["anybody", [], [["XX", 4, 40]], [["XX", 4, 40]]],
])("countries are those that %s names", async (_, trustedProxies, countries, continents) => {
  await start({ trustedProxies })
  for (const country of ["br", "T1", "XX", "Brazil"])
    await post("/ext/bc/P", { jsonrpc: "2.0", id: 1, method: "platform.getHeight" }, { "cf-ipcountry": country })
  await gateway.close()
  await counter.close()
  const network = rpcSubject({ network: "testnet" })
  expect(await groups(network, "country")).toEqual(countries)
  expect(await groups(network, "continent")).toEqual(continents)
})
