import { once } from "node:events"
import { createServer as createHttpServer } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import { startPostgres } from "@serac/kits/postgres"
import { beforeAll, expect, onTestFinished, test } from "vitest"
import { WebSocketServer } from "ws"
import { loadConfig } from "../src/config/load.ts"
import type { Diagnosis } from "../src/doctor/diagnosis.ts"
import { examineChain } from "../src/doctor/examine-chain.ts"
import { examineDatabase } from "../src/doctor/examine-database.ts"
import { examineNetwork } from "../src/doctor/examine-network.ts"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder, node } = workshop()

const lines = (findings: readonly Diagnosis[]) => findings.map(({ level, found }) => `${level}: ${found}`)
/** The URL of a port where nothing listens any more. */
let nothing: string
beforeAll(async () => {
  const server = createServer()
  await once(server.listen(0, "127.0.0.1"), "listening")
  nothing = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.close()
})

test("the nodes of a chain are told apart: one that answers, one of another chain, one that is not there", async () => {
  const [here, elsewhere] = [await node(), await node({ chainId: 77 })]
  const { findings, clocks } = await examineChain({
    rpcUrls: [here.url, elsewhere.url, nothing],
    network: "testnet",
    private: false,
  })
  expect(lines(findings)).toEqual([
    expect.stringMatching(`^note: the last block of ${here.url}, 20, is .* old$`),
    `note: ${here.url} does not answer debug_traceBlockByNumber`,
    `problem: ${elsewhere.url} is a node of chain 77, not of chain 4242`,
    `problem: a node does not answer: ${nothing}: nothing listens there`,
  ])
  expect(clocks.map((ahead) => Math.abs(ahead) < 5)).toEqual([true, true])
})

test("a configured chain ID decides which node is wrong, and a node with fewer blocks is behind", async () => {
  const [slow, fast] = [await node({ blocks: 3 }), await node({ blocks: 40 })]
  const chain = { chainId: "4242", rpcUrls: [slow.url, fast.url], network: "testnet", private: false } as const
  const { findings } = await examineChain({ ...chain, indexer: { traces: "off" } as never })
  expect(lines(findings)).toEqual([
    `warning: ${slow.url} is 37 blocks behind another node of its chain`,
    expect.stringMatching(`^note: the last block of ${fast.url}, 40, is .* old$`),
  ])
  const wrong = await examineChain({ ...chain, chainId: "1" })
  expect(lines(wrong.findings)).toEqual(
    [slow, fast].map(({ url }) => `problem: ${url} is a node of chain 4242, not of chain 1`),
  )
})

/** A node that answers methods with these results, and others with an error. */
async function nodeWith(results: Readonly<Record<string, (params: readonly unknown[]) => unknown>>): Promise<string> {
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { id, method, params } = JSON.parse(String(Buffer.concat(chunks)))
      const result = results[method]?.(params)
      const answer = result === undefined ? { error: { code: -32601, message: "no such method" } } : { result }
      response.setHeader("content-type", "application/json").end(JSON.stringify({ jsonrpc: "2.0", id, ...answer }))
    })
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, "127.0.0.1"), "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test("a pruned node is told by what it lacks: block 1, receipts of blocks, traces, old states", async () => {
  const latest = { number: "0x9", timestamp: `0x${Math.floor(Date.now() / 1_000).toString(16)}` }
  const asked = {
    eth_chainId: () => "0x7",
    eth_getBlockByNumber: ([block]: readonly unknown[]) => (block === "latest" ? latest : null),
  }
  const pruned = await nodeWith(asked)
  const young = await nodeWith({
    ...asked,
    eth_getBlockByNumber: () => latest,
    eth_getBlockReceipts: () => [],
    debug_traceBlockByNumber: () => [],
  })
  const { findings } = await examineChain({ rpcUrls: [pruned, young], network: "testnet", private: false })
  expect(lines(findings)).toEqual([
    `problem: ${pruned} does not have block 1: its history is pruned or was never fetched`,
    `note: ${pruned} does not answer eth_getBlockReceipts`,
    `note: ${pruned} does not answer debug_traceBlockByNumber`,
    `note: ${young} does not have the state of block 1: old states are pruned`,
  ])
})

test.each([
  ["a subscription", '{"jsonrpc":"2.0","id":1,"result":"0x1"}', "ok: %s announces new blocks"],
  [
    "a refusal",
    '{"jsonrpc":"2.0","id":1,"error":{"code":-32601}}',
    "warning: %s does not announce new blocks: it refused eth_subscribe",
  ],
])("a WebSocket that answers with %s is told", async (_what, answer, line) => {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 })
  onTestFinished(() => void server.close())
  server.on("connection", (socket) => socket.on("message", () => socket.send(answer)))
  await new Promise((resolve) => server.once("listening", resolve))
  const wsUrl = `ws://127.0.0.1:${(server.address() as { port: number }).port}`
  const { findings } = await examineChain({ rpcUrls: [nothing], wsUrl, network: "testnet", private: false })
  expect(lines(findings).at(-1)).toBe(line.replace("%s", wsUrl))
})

test("a node of a primary network that is not there is a problem", async () => {
  expect(lines((await examineNetwork([nothing])).findings)).toEqual([
    `problem: a node does not answer: ${nothing}: nothing listens there`,
  ])
})

test("a PostgreSQL server is told with its version and what of its settings to change", async () => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const examined = (url: string, workers = "1") => {
    const environment = { SERAC_STORE: url, SERAC_WORKERS: workers }
    return examineDatabase(loadConfig({ directory: folder(), environment, flags: new Map() }).config)
  }
  const findings = lines(await examined(server.url, "64"))
  expect(findings).toEqual([
    expect.stringMatching(/^ok: PostgreSQL \d+(\.\d+)? .*at postgres:/),
    expect.stringMatching(/^warning: serac opens up to 780 connections and the server has \d+ of \d+ free$/),
    ...findings.slice(2),
  ])
  expect(findings.at(-1)).toMatch(/^ok: postgres:.* is empty: nothing is indexed yet$/)
  const away = await examined(`postgres://${new URL(nothing).host}/serac`)
  expect(lines(away)).toEqual([expect.stringMatching(/^problem: postgres:/)])
})

test("serac doctor prints each finding with what to do, ends with 1 for a problem, and prints JSON", async () => {
  const directory = folder()
  const ports = ["--data-service-port", "0", "--metrics-service-port", "0"]
  const { code, stdout } = await say(directory, "doctor", "--rpc", nothing, ...ports)
  expect(code).toBe(1)
  expect(stdout).toContain(`
problem  chain     a node does not answer: ${nothing}: nothing listens there
                   Start the node, or correct its URL in chains[].rpcUrls (--rpc).
`)
  expect(stdout).toMatch(/^1 problem[^\n]*\.\n$/m)
  const json = await say(directory, "doctor", "--json", ...ports)
  expect(json.code).toBe(0)
  expect(JSON.parse(json.stdout)).toContainEqual({
    level: "note",
    area: "chains",
    found: "no chain and no node is configured",
    advice: "Name the JSON-RPC URL of a chain with --rpc, or the base URL of a node with --node.",
  })
})
