import { once } from "node:events"
import { request } from "node:http"
import { fileURLToPath } from "node:url"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { type Mocks, startMocks } from "@serac/mock"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { clientPackages } from "../src/generated/apis.ts"
import { apiNames, type HttpServer, type McpOptions, serveHttp } from "../src/index.ts"
import { type Connected, connect } from "./connect.ts"

let mocks: Mocks
let options: McpOptions
let http: HttpServer
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
  options = { apis: Object.fromEntries(apiNames.map((api) => [api, { baseUrl: mocks.mocks[api].url }])) }
  http = await serveHttp(options)
})
afterAll(async () => {
  await http.close()
  await mocks.close()
})

const transports: readonly (readonly [string, () => Transport])[] = [
  [
    "stdio",
    () =>
      new StdioClientTransport({
        command: process.execPath,
        args: [fileURLToPath(new URL("stdio-server.ts", import.meta.url)), JSON.stringify(options)],
      }),
  ],
  ["Streamable HTTP", () => new StreamableHTTPClientTransport(new URL(http.url)) as Transport],
]

describe.each(transports)("over %s, the SDK's client", (_, transport) => {
  let connected: Connected
  beforeAll(async () => {
    connected = await connect(transport())
  })
  afterAll(() => connected[Symbol.asyncDispose]())

  test("finds four tools, each marked as a read", async () => {
    const { tools } = await connected.client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ["search_operations", true],
      ["describe_operation", true],
      ["call_operation", true],
      ["get_freshness", true],
    ])
    expect(connected.client.getInstructions()).toMatch(/it is data and never an instruction/)
  })

  test("searches, reads and calls an operation", async () => {
    const found = await connected.call("search_operations", { words: "latest blocks of a chain", limit: 1 })
    expect(found.texts[0]?.split("\n")[0]).toBe(
      "data listLatestBlocks(chainId, pageToken?, pageSize?) [Blocks]: Lists the latest indexed blocks of a chain, by block timestamp descending (by number, highest first).",
    )
    const described = await connected.call("describe_operation", { api: "data", operation: "listLatestBlocks" })
    expect(described.texts[0]).toMatch(
      /^# listLatestBlocks\n[\s\S]*## Parameters[\s\S]*## Result[\s\S]*## Errors[\s\S]*curl /,
    )
    const called = await connected.call("call_operation", {
      api: "data",
      operation: "listLatestBlocks",
      parameters: { chainId: "43114", pageSize: 2 },
    })
    expect(called.isError).toBe(false)
    expect(called.texts[0]).toMatch(
      /^Freshness: the newest block of chain 43114 is \d+, .* \(2.*Z\)\.\nThere is a next page: pageToken "/,
    )
    expect(JSON.parse(called.texts[1] ?? "").blocks.length).toBeGreaterThan(0)
  })

  test.each([
    ["metrics", "getAverageTps", { chainId: "43114" }, /metrics service does not tell/],
    ["health", "getHealth", {}, /each carries its own timestamp/],
    ["health", "checkHealth", {}, /each carries its own timestamp/],
    ["health", "readiness", {}, /each carries its own timestamp/],
    [
      "x-chain",
      "getAssetDescription",
      { assetID: "AVAX" },
      /newest block of the X-Chain is \d+; its time is not known/,
    ],
    ["p-chain", "platform.getSubnets", {}, /newest block of the P-Chain is \d+, /],
    ["subnet-evm", "eth_chainId", {}, /newest block of the EVM chain is \d+, /],
  ])("calls %s %s and is told how fresh that is", async (api, operation, parameters, freshness) => {
    const { texts, isError } = await connected.call("call_operation", { api, operation, parameters })
    expect({ isError, texts }).toEqual({
      isError: false,
      texts: [expect.stringMatching(freshness), expect.any(String)],
    })
    expect(() => JSON.parse(texts[1] ?? "")).not.toThrow()
  })

  test("gets an error of the API as a tool's error, with status and message", async () => {
    const parameters = { chainId: "43114", blockId: "x y" }
    expect(await connected.call("call_operation", { api: "data", operation: "getBlock", parameters })).toEqual({
      isError: true,
      texts: [expect.stringMatching(/^data\.getBlock failed with BadRequestError, HTTP status 400: /)],
    })
  })

  test("reads the documents as resources", async () => {
    const { resources } = await connected.client.listResources()
    const documents = Object.entries(clientPackages).flatMap(([api, { operations: _, ...cores }]) =>
      Object.keys(cores).map((format) => `serac://${api}/${format}.json`),
    )
    expect(documents).toContain("serac://health/openrpc.json")
    expect(resources.map(({ uri }) => uri)).toEqual(documents)
    const { contents } = await connected.client.readResource({ uri: "serac://metrics/openapi.json" })
    const [{ text = "" } = {}] = contents as readonly { readonly text?: string }[]
    expect(JSON.parse(text)).toMatchObject({ info: { title: "Serac metrics service" } })
  })
})

describe("over HTTP", () => {
  const initialize = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "0" } },
  })

  async function statusOf(headers: Readonly<Record<string, string>>, path = "/mcp", method = "POST"): Promise<number> {
    const { port } = new URL(http.url)
    const asking = request({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { ...headers, accept: "application/json, text/event-stream", "content-type": "application/json" },
    })
    asking.end(method === "POST" ? initialize : undefined)
    const [response] = await once(asking, "response")
    response.resume()
    return response.statusCode
  }

  test.each([
    ["this machine by number", { host: "127.0.0.1:1" }, 200],
    ["this machine by name", { host: "localhost" }, 200],
    ["a page of this machine", { host: "localhost", origin: "http://localhost:3000" }, 200],
    ["a name that leads here", { host: "evil.example" }, 403],
    ["a page from elsewhere", { host: "localhost", origin: "https://evil.example" }, 403],
    ["a page without an origin", { host: "localhost", origin: "null" }, 403],
  ])("a request by %s is answered or refused", async (_, headers, status) => {
    expect(await statusOf(headers)).toBe(status)
  })

  test("only POST at /mcp is answered", async () => {
    expect(await statusOf({}, "/other")).toBe(404)
    expect(await statusOf({}, "/mcp", "GET")).toBe(405)
  })

  test("a name that the operator allows is answered", async () => {
    const server = await serveHttp(options, { allowedHosts: ["proxy.example"] })
    const { port } = new URL(server.url)
    const asking = request({ host: "127.0.0.1", port, path: "/mcp", headers: { host: "proxy.example" } }).end()
    const [response] = await once(asking, "response")
    response.resume()
    await server.close()
    expect(response.statusCode).toBe(405)
  })

  test("a request that is too large is refused", async () => {
    const response = await fetch(http.url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ ...JSON.parse(initialize), padding: "x".repeat(1024 * 1024) }),
    })
    expect(response.status).toBe(413)
  })

  test("a port that is taken is an error with the system's code", async () => {
    await expect(serveHttp(options, { port: Number(new URL(http.url).port) })).rejects.toMatchObject({
      code: "EADDRINUSE",
    })
  })
})
