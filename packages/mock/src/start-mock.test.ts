import { createServer, type Server } from "node:net"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { byNameDocument, openApiDocument } from "../test/documents.ts"
import { type Answered, call, exchange, violationsIn } from "../test/exchange.ts"
import { type Api, apis, defaultPorts } from "./apis.ts"
import { type Mocks, mockFromDocument, startMock, startMocks } from "./start-mock.ts"

describe("mocks of the APIs", () => {
  let running: Mocks
  beforeAll(async () => {
    running = await startMocks({ port: 0 })
  })
  afterAll(() => running.close())

  const get = (api: Api, path: string) => exchange(running.mocks[api].url, { method: "GET", path })
  const rpc = (api: Api, path: string, method: string) =>
    call(running.mocks[api].url, path, { jsonrpc: "2.0", id: 1, method })
  // One request per interface; the contract suite covers every operation of every document.
  const asked: Readonly<Partial<Record<Api, () => Promise<Answered>>>> = {
    data: () => get("data", "/v1/chains"),
    metrics: () => get("metrics", "/v1/avg_tps/43114"),
    health: () => get("health", "/ext/health"),
    "x-chain": () => rpc("x-chain", "/ext/bc/X", "avm.getHeight"),
    "p-chain": () => rpc("p-chain", "/ext/bc/P", "platform.getHeight"),
    "subnet-evm": () => rpc("subnet-evm", "/ext/bc/C/rpc", "eth_chainId"),
  }

  test("every API has its mock", () => expect(Object.values(running.mocks).map(({ api }) => api)).toEqual([...apis]))

  test.each(Object.entries(asked))("%s answers from its document, without violations", async (_, send) => {
    const answer = await send()
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).not.toHaveProperty("error")
    expect(violationsIn(answer)).toBeUndefined()
  })

  test("health answers JSON-RPC at the same port", async () => {
    expect((await rpc("health", "/ext/health", "health.liveness")).body).toBe(
      '{"jsonrpc":"2.0","result":{"checks":{},"healthy":true},"id":1}\n',
    )
  })
})

test("the default ports are consecutive, in the order of the APIs", () => {
  expect(apis.map((api) => defaultPorts[api])).toEqual(apis.map((_, at) => 4010 + at))
})

test("when one port is taken none of the mocks is left running", async () => {
  const { first, last } = await freePorts(apis.length)
  await new Promise<void>((resolve) => last.listen(first + apis.length - 1, "127.0.0.1", resolve))
  await expect(startMocks({ port: first })).rejects.toMatchObject({ code: "EADDRINUSE", port: first + apis.length - 1 })
  await new Promise((resolve) => last.close(resolve))

  const running = await startMocks({ port: first })
  expect(Object.values(running.mocks).map(({ url }) => Number(new URL(url).port) - first)).toEqual([...apis.keys()])
  await running.close()
})

/** Finds consecutive free ports below the ephemeral range, and starts a server on the last of them. */
async function freePorts(count: number): Promise<{ first: number; last: Server }> {
  for (let first = 21_000; ; first += count) {
    const servers = Array.from({ length: count }, () => createServer())
    const taken = await Promise.all(
      servers.map(
        (server, index) =>
          new Promise<boolean>((resolve) => {
            server.once("error", () => resolve(true)).listen(first + index, "127.0.0.1", () => resolve(false))
          }),
      ),
    )
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    if (!taken.includes(true)) return { first, last: createServer() }
  }
}

test("a taken port names itself and the host", async () => {
  await using first = await startMock("x-chain")
  const port = Number(new URL(first.url).port)
  await expect(startMock("x-chain", { port })).rejects.toThrow(
    `Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one, or 0 for any free one`,
  )
})

test("mocks listen on loopback unless told otherwise", async () => {
  await using mock = await startMock("x-chain")
  expect(new URL(mock.url).hostname).toBe("127.0.0.1")
  await using everywhere = await startMock("x-chain", { host: "0.0.0.0" })
  expect((await call(everywhere.url, "/ext/bc/X", { jsonrpc: "2.0", id: 1, method: "avm.getHeight" })).status).toBe(200)
})

test("a mock is made of any document of either kind", async () => {
  await using rpc = await mockFromDocument(byNameDocument)
  expect((await call(rpc.url, "/ext/bc/X", { jsonrpc: "2.0", id: 1, method: "avm.getHeight" })).status).toBe(200)
  await using rest = await mockFromDocument(openApiDocument)
  expect((await exchange(rest.url, { method: "GET", path: "/ext/health" })).status).toBe(200)
})

test("anything else is refused, and so is a document that refers to what it lacks", async () => {
  await expect(mockFromDocument({ swagger: "2.0" })).rejects.toThrow(TypeError)
  const broken = { ...byNameDocument, methods: [{ $ref: "#/components/methods/none" }] }
  await expect(mockFromDocument(broken)).rejects.toThrow("#/components/methods/none is not in the document")
})
