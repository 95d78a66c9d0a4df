import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { gzipSync } from "node:zlib"
import * as undici from "undici"
import { afterEach, expect, test } from "vitest"
import { createRestCore, type RestOperation, type RestOptions, rawClient, writeJson } from "../../src/rest/index.ts"

const get: RestOperation = { id: "get", method: "GET", path: "/v1/things/{id}:read", query: ["of"] }
const post: RestOperation = {
  id: "post",
  method: "POST",
  path: "/v1/things",
  body: { type: "application/json", write: writeJson },
}
const servers: Server[] = []

/** A server on a port of its own, and a client of it that waits a millisecond between attempts. */
async function serve(listener: RequestListener, options: Partial<RestOptions> = {}) {
  const server = createServer(listener)
  servers.push(server)
  const sockets = { opened: 0, closed: 0 }
  server.on("connection", (socket) => {
    sockets.opened++
    socket.on("close", () => sockets.closed++)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const core = createRestCore({ baseUrl, retry: { delay: 1 }, ...options })
  return { server, sockets, core, raw: rawClient(core) }
}

/** Waits until a condition holds; the test's own time limit applies. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 1))
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

test("what arrives is what was asked for, byte by byte", async () => {
  const { core } = await serve((request, response) => response.end(JSON.stringify(request.url)))
  expect(await core.call(get, { id: "5:6/ü", of: ["a b", "c&d"] })).toBe(
    "/v1/things/5%3A6%2F%C3%BC:read?of=a%20b&of=c%26d",
  )
})

test("a JSON body arrives with its length and type", async () => {
  const { core } = await serve(async (request, response) => {
    const { "content-type": type, "content-length": length } = request.headers
    response.end(JSON.stringify([type, length, Buffer.concat(await request.toArray()).toString()]))
  })
  expect(await core.call(post, { body: { amount: 1n } })).toEqual(["application/json", "14", '{"amount":"1"}'])
})

test("calls and repetitions share connections, failures included", async () => {
  const statuses = Array.from({ length: 30 }, (_, index) => [503, 200, 404][index % 3] ?? 0)
  const { core, sockets } = await serve((_, response) => {
    response.writeHead(statuses.shift() ?? 500).end('{"message":"x"}')
  })
  while (statuses.length) {
    await core.call(get, { id: 1 })
    await expect(core.call(get, { id: 2 })).rejects.toMatchObject({ status: 404 })
  }
  // One would be enough; undici may open a second one if the next request follows at once.
  expect(sockets.opened).toBeLessThanOrEqual(2)
})

test("an abort closes the connection of a request under way", async () => {
  const controller = new AbortController()
  const { core, sockets } = await serve(() => controller.abort("enough"))
  await expect(core.call(get, { id: 1 }, { signal: controller.signal })).rejects.toBe("enough")
  await until(() => sockets.closed >= 1)
})

test("an abort closes the connection of a body under way", async () => {
  const controller = new AbortController()
  const { core, sockets } = await serve((_, response) => {
    response.write('{"a":')
    setTimeout(() => controller.abort("enough"), 20)
  })
  await expect(core.call(get, { id: 1 }, { signal: controller.signal })).rejects.toBe("enough")
  await until(() => sockets.closed >= 1)
})

test("a time limit closes the connection of each attempt", async () => {
  const { core, sockets } = await serve((_, response) => void response.write("["), {
    timeout: 50,
    retry: { attempts: 2, delay: 1 },
  })
  await expect(core.call(get, { id: 1 })).rejects.toMatchObject({ name: "TimeoutError", limit: "attempt", attempts: 2 })
  await until(() => sockets.closed >= 2)
})

test("a body without end is cut off at the limit and its connection closed", async () => {
  const { core, sockets } = await serve(
    (_, response) => {
      const more = () => void response.write("x".repeat(1_024), more)
      more()
    },
    { maxResponseBytes: 10_000 },
  )
  await expect(core.call(get, { id: 1 })).rejects.toMatchObject({ name: "ResponseTooLargeError", attempts: 1 })
  await until(() => sockets.closed >= 1)
})

test("a declared length above the limit is enough", async () => {
  const { core, sockets } = await serve(
    (_, response) => void response.writeHead(200, { "content-length": 10_001 }).flushHeaders(),
    { maxResponseBytes: 10_000 },
  )
  await expect(core.call(get, { id: 1 })).rejects.toMatchObject({ name: "ResponseTooLargeError", attempts: 1 })
  await until(() => sockets.closed >= 1)
})

test("the limit counts what comes out of compression", async () => {
  const bomb = gzipSync(JSON.stringify("x".repeat(20_000)))
  const { core } = await serve((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb))
  expect(bomb.length).toBeLessThan(100)
  expect(await core.call<string>(get, { id: 1 })).toHaveLength(20_000)
  await expect(core.call(get, { id: 1 }, { maxResponseBytes: 10_000 })).rejects.toMatchObject({
    name: "ResponseTooLargeError",
  })
})

test("a connection lost in the body is repeated for a GET", async () => {
  let requests = 0
  const { core } = await serve((_, response) => {
    if (++requests === 2) return void response.end("[1]")
    response.writeHead(200, { "content-length": 100 }).write("[")
    setTimeout(() => response.destroy(), 10)
  })
  expect([await core.call(get, { id: 1 }), requests]).toEqual([[1], 2])
})

test("a connection lost is final for a POST", async () => {
  const { core } = await serve((request) => void request.socket.destroy())
  await expect(core.call(post, { body: {} })).rejects.toMatchObject({ name: "ConnectionError", attempts: 1 })
})

test("a connection lost is repeated for a POST that only reads", async () => {
  const { core } = await serve((request) => void request.socket.destroy())
  const search = { ...post, idempotent: true } as const
  await expect(core.call(search, { body: {} })).rejects.toMatchObject({ name: "ConnectionError", attempts: 3 })
})

test("a server that is not there is named with the reason", async () => {
  const { core, server } = await serve(() => {})
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  await expect(core.call(get, { id: 1 })).rejects.toMatchObject({
    name: "ConnectionError",
    message: `get: no answer from http://127.0.0.1:${port}/v1/things/1:read after 3 attempts: ECONNREFUSED`,
    attempts: 3,
  })
})

test("the raw client is under the same limits", async () => {
  const { raw, sockets } = await serve((_, response) => void response.write("["), { timeout: 50, retry: false })
  await expect(raw.GET("/v1/things" as never)).rejects.toMatchObject({ name: "TimeoutError", limit: "attempt" })
  await until(() => sockets.closed >= 1)
})

test("a redirect to another origin does not get the key", async () => {
  const seen: unknown[] = []
  const other = await serve((request, response) => {
    seen.push(request.headers["x-api-key"], request.headers["x-mine"], request.headers.accept)
    response.end("[1]")
  })
  const { port } = other.server.address() as AddressInfo
  const { core } = await serve(
    (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end(),
    { apiKey: "secret", headers: { "x-mine": "secret" } },
  )
  await expect(core.call(get, { id: 1 })).rejects.toMatchObject({ name: "ApiError", status: 302 })
  expect(seen).toEqual([])
})

test("undici's own fetch does the same, so that its proxies and agents can be used", async () => {
  const { core } = await serve(
    async (request, response) => response.end(JSON.stringify(Buffer.concat(await request.toArray()).toString())),
    { fetch: undici.fetch },
  )
  expect(await core.call(post, { body: { amount: 1n } })).toBe('{"amount":"1"}')
})
