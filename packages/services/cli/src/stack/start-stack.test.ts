import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { loadConfig } from "../config/load.ts"
import { startStack } from "./start-stack.ts"

const directory = mkdtempSync(join(tmpdir(), "serac-stack-"))
let taken: Server
const portOf = (server: Server) => (server.address() as { port: number }).port

beforeAll(async () => {
  taken = createServer().listen(0, "127.0.0.1")
  await once(taken, "listening")
})
afterAll(() => {
  taken.close()
  rmSync(directory, { recursive: true })
})

test.each([
  ["gateway", "--gateway-port"],
  ["metricsService", "--metrics-service-port"],
])("a taken port of one leaves nothing else behind that listens: %s", async (part, flag) => {
  const [data, metrics, gateway] = [createServer(), createServer(), createServer()].map((one) => one.listen(0))
  const free = [data, metrics, gateway].map((one) => portOf(one as Server))
  await Promise.all([data, metrics, gateway].map((one) => new Promise((resolve) => one?.close(resolve))))
  const file = {
    dataDirectory: "data",
    chains: [{ chainId: "1", name: "One", rpcUrls: ["http://127.0.0.1:1/rpc"] }],
    ...{ dataService: { port: free[0] }, metricsService: { port: free[1] }, gateway: { port: free[2] } },
    [part]: { port: portOf(taken) },
  }
  writeFileSync(join(directory, "serac.json"), JSON.stringify(file))
  const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
  const parts = { command: "serve", indexes: false, serves: true } as const
  const port = portOf(taken)
  await expect(startStack(config, parts, new AbortController().signal)).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one with ${flag}, or 0 for any free one`,
  )
  for (const one of free) {
    const again = createServer().listen(one, "127.0.0.1")
    await once(again, "listening")
    again.close()
  }
})
