import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { Agent, get, type IncomingMessage } from "node:http"
import { connect, createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { openStore } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startFakeNode } from "../../test/fake-node.ts"
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
    `Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with ${flag}, or 0 for any free one`,
  )
  for (const one of free) {
    const again = createServer().listen(one, "127.0.0.1")
    await once(again, "listening")
    again.close()
  }
})

test("all ports that are taken are told at once, each with its option", async () => {
  const port = portOf(taken)
  const at = { port }
  const file = {
    dataDirectory: "data",
    chains: [{ chainId: "1", name: "One", rpcUrls: ["http://127.0.0.1:1/rpc"] }],
    ...{ dataService: at, metricsService: at, gateway: at, admin: at },
  }
  writeFileSync(join(directory, "serac.json"), JSON.stringify(file))
  const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
  const parts = { command: "serve", indexes: false, serves: true } as const
  const lines = ["gateway", "data-service", "metrics-service", "admin"].map(
    (name) =>
      `Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with --${name}-port, or 0 for any free one`,
  )
  await expect(startStack(config, parts, new AbortController().signal)).rejects.toMatchObject({
    message: lines.join("\n"),
  })
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

test("all ports are open from the first moment, and the services take over when the node is reached", async () => {
  const ports = await freePorts(5)
  const [data, metrics, gateway, admin, nodePort] = ports
  const file = {
    dataDirectory: join(directory, "first"),
    chains: [{ name: "One", rpcUrls: [`http://user:SECRET@127.0.0.1:${nodePort}/SECRET`] }],
    ...{ dataService: { port: data }, metricsService: { port: metrics }, gateway: { port: gateway } },
    admin: { port: admin },
  }
  writeFileSync(join(directory, "serac.json"), JSON.stringify(file))
  const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
  const starting = startStack(config, { command: "up", indexes: true, serves: true }, new AbortController().signal)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const notReached = { status: "not ready", reason: "node of One not reached yet" }
  const withPlace = { ...notReached, reason: `node of One (127.0.0.1:${nodePort}) not reached yet` }
  const message = "The chains that are served here are not known yet, since a node has not been reached"
  const refused = (message: unknown) => ({ message, statusCode: 503, error: "Service Unavailable" })
  const at = (port: number | undefined, path: string) => ask(agent, `http://127.0.0.1:${port}${path}`)
  let node: Awaited<ReturnType<typeof startFakeNode>> | undefined
  try {
    for (const port of [data, metrics, gateway, admin]) {
      const body = port === admin ? withPlace : notReached
      await expect.poll(() => at(port, "/health")).toMatchObject({ status: 503, body })
      expect(await at(port, "/health/ready")).toMatchObject({ status: 503, body, retryAfter: "2" })
      expect(await at(port, "/health/live")).toMatchObject({ status: 200, body: { status: "live" } })
    }
    expect(await at(data, "/v1/chains")).toMatchObject({ status: 503, body: refused(message), retryAfter: "2" })
    expect(await at(metrics, "/v1/avg_tps/1")).toMatchObject({ body: refused([message]), retryAfter: "2" })
    expect(await at(gateway, "/ext/bc/C/rpc")).toMatchObject({ body: refused(message), retryAfter: "2" })

    const before = await at(data, "/v1/chains")
    node = await startFakeNode({ port: nodePort as number })
    const stack = await starting
    expect([stack.urls?.dataService, stack.urls?.metricsService, stack.gatewayUrl, stack.adminUrl]).toEqual(
      [data, metrics, gateway, admin].map((port) => `http://127.0.0.1:${port}`),
    )
    const after = await at(data, "/v1/chains")
    expect(after).toMatchObject({ status: 200, body: { chains: [{ chainId: "4242" }] } })
    // The service answers on the connection that was opened before it started.
    expect(after.localPort).toBe(before.localPort)
    expect(await at(metrics, "/v1/nonsense")).toMatchObject({ status: 404 })
    expect(await at(gateway, "/nonsense")).toMatchObject({ status: 404 })
    expect(await at(admin, "/health/live")).toMatchObject({ status: 200 })
  } finally {
    agent.destroy()
    await starting.then((stack) => stack.close())
    await node?.close()
  }
})

test.each([
  ["a chain", (rpcUrls: readonly string[]) => ({ chains: [{ name: "One", rpcUrls }] })],
  ["a network", (node: readonly string[]) => ({ node })],
])(
  "waiting for a node of %s that never answers ends at once, and leaves no port or question open",
  async (_of, named) => {
    const [silent, second] = [createServer(), createServer()].map((one) => one.listen(0, "127.0.0.1")) as [
      Server,
      Server,
    ]
    await Promise.all([silent, second].map((one) => once(one, "listening")))
    let others = 0
    second.on("connection", () => (others += 1))
    const [data, metrics] = await freePorts(2)
    const file = {
      dataDirectory: join(directory, "silent"),
      ...named([silent, second].map((one) => `http://127.0.0.1:${portOf(one)}`)),
      ...{ dataService: { port: data }, metricsService: { port: metrics } },
    }
    writeFileSync(join(directory, "serac.json"), JSON.stringify(file))
    const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
    const stopping = new AbortController()
    const asked = once(silent, "connection")
    const starting = startStack(config, { command: "serve", indexes: false, serves: true }, stopping.signal)
    const [socket] = (await asked) as [Socket]
    expect((await fetch(`http://127.0.0.1:${data}/health/live`)).status).toBe(200)
    const closed = once(socket.resume(), "close")
    stopping.abort(new Error("stopped"))
    await expect(starting).rejects.toThrow("stopped")
    // There are no further requests, which would keep the process from ending.
    await closed
    for (const port of [data, metrics]) await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    await Promise.all([silent, second].map((one) => new Promise((resolve) => one.close(resolve))))
    expect(others).toBe(0)
  },
)

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"))
  await Promise.all(servers.map((server) => once(server, "listening")))
  const ports = servers.map(portOf)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Sends a request on a kept-alive connection. */
async function ask(agent: Agent, url: string) {
  const request = get(url, { agent })
  const [response] = (await once(request, "response")) as [IncomingMessage]
  const { statusCode: status, headers } = response
  const localPort = response.socket.localPort
  const body = await text(response)
  const isJson = headers["content-type"]?.startsWith("application/json")
  return { status, body: isJson ? JSON.parse(body) : body, retryAfter: headers["retry-after"], localPort }
}
