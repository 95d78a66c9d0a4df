import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { type FakeNode, startFakeNode } from "../../test/fake-node.ts"
import { loadConfig } from "../config/load.ts"
import { type Stack, startStack } from "./start-stack.ts"

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A node that accepts connections and never answers. */
async function silentNode() {
  const server: Server = createServer()
  const sockets = new Set<Socket>()
  server.on("connection", (socket: Socket) => sockets.add(socket.on("error", () => {})))
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as { port: number }
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  undo.push(close)
  return { port, url: `http://127.0.0.1:${port}`, close }
}

async function node(options: Parameters<typeof startFakeNode>[0]): Promise<FakeNode> {
  const started = await startFakeNode(options)
  undo.push(() => started.close())
  return started
}

async function start(file: object): Promise<Stack> {
  const directory = mkdtempSync(join(tmpdir(), "serac-growing-"))
  undo.push(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, "serac.json"), JSON.stringify({ dataDirectory: join(directory, "data"), ...file }))
  const { config } = loadConfig({ directory, environment: {}, flags: new Map() })
  const stack = await startStack(config, { command: "up", indexes: true, serves: true }, new AbortController().signal)
  undo.push(() => stack.close())
  return stack
}

async function ask(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body }
}

const any = { port: 0 }
const ports = { dataService: any, metricsService: any, gateway: any, admin: any }
const call = { method: "POST", body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}' }
const json = { headers: { "content-type": "application/json" } }

test("what is known is indexed and served beside nodes that are silent, and the rest when it comes", async () => {
  const [one, two, network] = [await node({ chainId: 4242 }), await silentNode(), await silentNode()]
  const chains = [
    { name: "Two", rpcUrls: [two.url] },
    { name: "One", rpcUrls: [one.url] },
  ]
  const stack = await start({ ...ports, chains, node: [network.url] })
  const { dataService: data, metricsService: metrics } = stack.urls ?? {}
  expect(stack.chains.map(({ name }) => name)).toEqual(["One"])
  await expect.poll(() => ask(`${data}/v1/chains/4242/blocks/20`)).toMatchObject({ status: 200 })

  const missing = "node of Two not reached yet; node of the network not reached yet"
  const notKnown = { status: 503, retryAfter: "2" }
  expect(await ask(`${data}/v1/chains/77/blocks`)).toMatchObject({
    ...notKnown,
    body: { message: `chain 77 is not known yet: ${missing}` },
  })
  expect(await ask(`${metrics}/v1/avg_tps/77`)).toMatchObject({
    ...notKnown,
    body: { message: [`chain 77 is not known yet: ${missing}`] },
  })
  expect(await ask(`${data}/v1/networks/fuji/blockchains/p-chain/transactions`)).toMatchObject({
    ...notKnown,
    body: { message: `network fuji is not known yet: ${missing}` },
  })
  expect(await ask(`${stack.gatewayUrl}/ext/bc/77/rpc`, { ...call, ...json })).toMatchObject(notKnown)
  expect(await ask(`${stack.gatewayUrl}/ext/bc/4242/rpc`, { ...call, ...json })).toMatchObject({ status: 200 })
  expect(await ask(`${data}/health`)).toMatchObject({ status: 200, body: { status: "degraded", problems: [missing] } })
  expect((await ask(`${stack.adminUrl}/health`)).body.problems).toEqual([
    `node of Two (127.0.0.1:${two.port}) not reached yet; node of the network (127.0.0.1:${network.port}) not reached yet`,
  ])

  await two.close()
  await node({ chainId: 77, port: two.port })
  await expect.poll(() => ask(`${data}/v1/chains/77/blocks/20`)).toMatchObject({ status: 200 })
  const listed = (await ask(`${data}/v1/chains`)).body.chains as { chainName: string }[]
  expect(listed.map(({ chainName }) => chainName)).toEqual(["Two", "One"])
  await expect
    .poll(() => ask(`${stack.gatewayUrl}/ext/bc/77/rpc`, { ...call, ...json }))
    .toMatchObject({ body: { result: "0x4d" } })
  expect((await ask(`${data}/health`)).body.problems).toEqual(["node of the network not reached yet"])
  expect(await ask(`${data}/v1/chains/4242/blocks/20`)).toMatchObject({ status: 200 })
})

test("what comes to be known and is a chain that is there already ends all, and says which", async () => {
  const [one, two] = [await node({ chainId: 4242 }), await silentNode()]
  const chains = [{ rpcUrls: [one.url] }, { rpcUrls: [two.url] }]
  const stack = await start({ ...ports, chains })
  await two.close()
  await node({ chainId: 4242, port: two.port })
  await expect(stack.ended).rejects.toThrow(`${one.url} and ${two.url} are the same chain, 4242`)
})
