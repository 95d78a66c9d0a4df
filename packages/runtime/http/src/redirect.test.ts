import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import type { FetchInit, FetchResponse } from "./fetch.ts"
import { fetchFollowing } from "./redirect.ts"

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server that redirects its paths so, and answers any other with what it received. */
async function serve(redirects: Readonly<Record<string, readonly [number, string]>> = {}) {
  const received: { path: string; method: string; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const { host: _, connection, "accept-encoding": __, "user-agent": ___, ...headers } = request.headers
    const body = Buffer.concat(await request.toArray()).toString()
    received.push({ path: request.url ?? "", method: request.method ?? "", headers, body })
    const [status, location] = redirects[request.url ?? ""] ?? [200, ""]
    response.writeHead(status, location ? { location } : {}).end(location ? "" : "arrived")
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

const secret = { accept: "application/json", "x-data-api-key": "secret", authorization: "Bearer secret", "x-mine": "1" }
const sent = (method = "GET", headers: Record<string, string> = secret): FetchInit => ({
  method,
  headers,
  ...(method === "POST" && { body: "{}" }),
  signal: new AbortController().signal,
  redirect: "manual",
})
const follow = async (url: string, init = sent()) => {
  const response = await fetchFollowing(fetch, url, init)
  return { status: response.status, text: await response.text() }
}

test.each([301, 302, 303, 307, 308])("a GET follows a %i within the origin with all its headers", async (status) => {
  const { url, received } = await serve({ "/old": [status, "/new"] })
  expect(await follow(`${url}/old`)).toEqual({ status: 200, text: "arrived" })
  expect(received.map(({ path, headers }) => [path, headers["x-data-api-key"], headers["x-mine"]])).toEqual([
    ["/old", "secret", "1"],
    ["/new", "secret", "1"],
  ])
})

test("to another origin a request with a key or any header of the user's does not go", async () => {
  const other = await serve()
  const { url } = await serve({ "/old": [302, `${other.url}/new`] })
  expect(await follow(`${url}/old`)).toEqual({ status: 302, text: "" })
  expect(other.received).toEqual([])
})

test("a request with nothing to protect is redirected anywhere", async () => {
  const other = await serve()
  const { url } = await serve({ "/old": [307, `${other.url}/new`] })
  const response = await follow(`${url}/old`, sent("POST", { "content-type": "application/json" }))
  expect([response, other.received.map(({ body }) => body)]).toEqual([{ status: 200, text: "arrived" }, ["{}"]])
})

test.each([307, 308])("a POST follows a %i with its method and body", async (status) => {
  const { url, received } = await serve({ "/old": [status, "/new"] })
  expect((await follow(`${url}/old`, sent("POST"))).status).toBe(200)
  expect(received.map(({ path, method, body }) => [path, method, body])).toEqual([
    ["/old", "POST", "{}"],
    ["/new", "POST", "{}"],
  ])
})

test.each([301, 302, 303])("a POST does not become a GET by a %i", async (status) => {
  const { url, received } = await serve({ "/old": [status, "/new"] })
  expect((await follow(`${url}/old`, sent("POST"))).status).toBe(status)
  expect(received).toHaveLength(1)
})

test("a circle of redirects ends, with the status of the last", async () => {
  const { url, received } = await serve({ "/a": [302, "/b"], "/b": [302, "/a"] })
  expect((await follow(`${url}/a`)).status).toBe(302)
  expect(received).toHaveLength(6)
})

test.each(["file:///etc/passwd", "http://127.0.0.1:1/"])("a redirect to %s is not followed", async (location) => {
  const { url, received } = await serve({ "/old": [302, location] })
  expect([await follow(`${url}/old`), received.length]).toEqual([{ status: 302, text: "" }, 1])
})

test("the platform redirects by itself only what has nothing to protect", async () => {
  const asked: string[] = []
  const platform = async (_: string, { redirect }: FetchInit): Promise<FetchResponse> => {
    asked.push(redirect)
    return new Response("arrived")
  }
  await fetchFollowing(platform, "https://a.example/", sent("GET", { accept: "application/json" }))
  await fetchFollowing(platform, "https://a.example/", sent())
  expect(asked).toEqual(["follow", "manual"])
})
