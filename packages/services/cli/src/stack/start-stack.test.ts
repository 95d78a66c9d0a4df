import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openStore } from "@serac/store"
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

test("one address has its share of the connections of each listener, and a proxy that is trusted any number", async () => {
  const dataDirectory = join(directory, "shares")
  await (await openStore({ kind: "sqlite", directory: dataDirectory })).close()
  const file = {
    dataDirectory,
    chains: [{ chainId: "1", name: "One", rpcUrls: ["http://127.0.0.1:1/rpc"] }],
    ...{ dataService: { port: 0 }, metricsService: { port: 0 }, gateway: { port: 0 } },
    http: { maxConnectionsPerAddress: 1 },
    access: { trustedProxies: ["127.0.0.2"] },
  }
  writeFileSync(join(directory, "serac.json"), JSON.stringify(file))
  const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
  const parts = { command: "serve", indexes: false, serves: true } as const
  const stack = await startStack(config, parts, new AbortController().signal)
  const sockets: Socket[] = []
  const open = async (url: string, localAddress: string) => {
    const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), localAddress }).resume()
    sockets.push(socket)
    await once(socket, "connect")
    return socket
  }
  try {
    const urls = [stack.urls?.dataService, stack.urls?.metricsService, stack.gatewayUrl] as string[]
    for (const url of urls) {
      const forwarded = await open(url, "127.0.0.2")
      const first = await open(url, "127.0.0.3")
      await open(url, "127.0.0.2")
      await Promise.all([once(first, "close"), open(url, "127.0.0.3")])
      expect(forwarded.closed).toBe(false)
    }
  } finally {
    for (const socket of sockets) socket.destroy()
    await stack.close()
  }
})
