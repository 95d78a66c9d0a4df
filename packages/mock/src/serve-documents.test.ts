import { afterAll, beforeAll, expect, test } from "vitest"
import { byNameDocument, openApiDocument } from "../test/documents.ts"
import { call, exchange, violationsIn } from "../test/exchange.ts"
import { type ListeningServer, listenMock } from "./http/listen.ts"
import { serveDocuments } from "./serve-documents.ts"

const documents = {
  openapi: openApiDocument,
  openrpc: { ...byNameDocument, servers: [{ url: "{nodeUrl}/ext/health" }] },
}

let mock: ListeningServer
beforeAll(async () => {
  mock = await serveDocuments(documents, {})
})
afterAll(() => mock.close())

const height = { jsonrpc: "2.0", id: 1, method: "avm.getHeight" }

test("GET is Prism's", async () => {
  expect(
    await exchange(mock.url, { method: "GET", path: "/ext/health", headers: { prefer: "code=503" } }),
  ).toMatchObject({ status: 503, body: '{"healthy":false}' })
})

test("POST to a path of the OpenRPC document is JSON-RPC", async () => {
  expect(await call(mock.url, "/ext/health", height)).toMatchObject({
    status: 200,
    body: '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
  })
})

test("POST to another path is Prism's, violations and all", async () => {
  const answer = await call(mock.url, "/v1/blocks/7", height)
  expect(answer).toMatchObject({ status: 405, headers: { "content-type": "application/problem+json" } })
  expect(violationsIn(await exchange(mock.url, { method: "GET", path: "/v1/blocks/x" }))).toHaveLength(1)
})

test("the preflight of a POST is answered for JSON-RPC, that of a GET by Prism", async () => {
  const preflight = (method: string) =>
    exchange(mock.url, {
      method: "OPTIONS",
      path: "/ext/health",
      headers: { origin: "https://example.invalid", "access-control-request-method": method },
    })
  expect((await preflight("POST")).status).toBe(200)
  expect((await preflight("GET")).status).toBe(204)
})

test("when the port is taken nothing is left running", async () => {
  await using taken = await listenMock(async () => {})
  const port = Number(new URL(taken.url).port)
  await expect(serveDocuments(documents, { port })).rejects.toMatchObject({ name: "ListenError", code: "EADDRINUSE" })
})

test("close frees the port at once", async () => {
  const first = await serveDocuments(documents, {})
  const port = Number(new URL(first.url).port)
  await exchange(first.url, { method: "GET", path: "/ext/health", headers: { connection: "keep-alive" } })
  await first.close()
  await using again = await serveDocuments(documents, { port })
  expect(again.url).toBe(first.url)
})

test("no document is no mock", async () => {
  await expect(serveDocuments({}, {})).rejects.toThrow(TypeError)
})

test("a mock with docs has a page of both documents, and answers as before", async () => {
  const mocked = await serveDocuments(documents, { docs: true }, "health")
  try {
    const get = async (path: string) => (await fetch(mocked.url + path)).text()
    const [page, openrpc] = await Promise.all([get("/docs"), get("/docs/health-rpc.json")])
    const [, listed = ""] = /id="documents">(.*)<\/script>/.exec(page) ?? []
    expect(JSON.parse(listed).map(({ name, client }: { name: string; client: object }) => ({ name, client }))).toEqual([
      { name: "health", client: { packageName: "@serac/health", prefix: "Health" } },
      { name: "health-rpc", client: { packageName: "@serac/health", prefix: "HealthRpc" } },
    ])
    expect(JSON.parse(openrpc)).toEqual(documents.openrpc)
    expect((await call(mocked.url, "/ext/health", height)).body).toBe(
      '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
    )
    expect((await fetch(`${mocked.url}/docs/nothing`)).status).toBe(404)
  } finally {
    await mocked.close()
  }
})
