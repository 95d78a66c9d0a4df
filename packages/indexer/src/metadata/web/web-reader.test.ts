import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { afterEach, expect, test, vi } from "vitest"
import { closeServers, serve, serveTcp } from "../../../test/metadata/servers.ts"
import { createWebReader, type WebReader, type WebReaderOptions } from "./web-reader.ts"

const never = new AbortController().signal
const readers: WebReader[] = []
const reader = (own: Partial<WebReaderOptions> = {}) => {
  const made = createWebReader({
    maxBytes: 10_000,
    timeout: 5000,
    maxRedirects: 3,
    allowedPrivateHosts: ["127.0.0.1"],
    ...own,
  })
  readers.push(made)
  return made
}
const read = (url: string, own?: Partial<WebReaderOptions>) => reader(own).read(new URL(url), never)
const answering = (answer: (response: ServerResponse, path: string) => void) =>
  serve((request, response) => answer(response, request.url ?? ""))
const unreachable = (reason: string, own = {}) => ({
  kind: "unreachable",
  reason,
  lasting: false,
  hostFailed: false,
  ...own,
})

afterEach(async () => {
  await Promise.all(readers.splice(0).map((made) => made.close()))
  await closeServers()
  vi.unstubAllEnvs()
})

test("a document is read, decoded, over redirects", async () => {
  const { url, requests } = await answering((response, path) => {
    if (path === "/3") response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("{}"))
    else
      response
        .writeHead(Number(`30${path.slice(1)}`) || 302, { location: `/${Number(path.slice(1)) + 1}` })
        .end("moved")
  })
  expect(await read(`${url}/1`)).toEqual({ kind: "read", bytes: Buffer.from("{}") })
  expect(requests.map((request) => request.url)).toEqual(["/1", "/2", "/3"])
})

test("a request says what it wants and nothing of who asks, and keeps no cookies", async () => {
  const { url, requests } = await answering((response) => response.setHeader("set-cookie", "id=1; Path=/").end("{}"))
  const one = reader()
  await one.read(new URL(`${url}/a?b#c`), never)
  await one.read(new URL(`${url}/d`), never)
  expect(requests.map(({ method, url: path }) => `${method} ${path}`)).toEqual(["GET /a?b", "GET /d"])
  expect(requests[1]?.headers).toEqual({
    host: url.slice(7),
    connection: "keep-alive",
    accept: "application/json, text/plain;q=0.9, */*;q=0.1",
    "accept-encoding": "gzip, br",
    "user-agent": "serac-indexer (NFT metadata)",
  })
})

test("one more redirect than allowed, and a redirect to nowhere, end it", async () => {
  const { url, requests } = await answering((response, path) => {
    if (path === "/none") response.writeHead(302).end()
    else if (path === "/broken") response.writeHead(302, { location: "http://[" }).end()
    else response.writeHead(302, { location: path }).end()
  })
  expect(await read(`${url}/loop`)).toEqual(unreachable("too many redirects"))
  expect(requests.length).toBe(4)
  expect(await read(`${url}/loop`, { maxRedirects: 0 })).toEqual(unreachable("too many redirects"))
  expect(await read(`${url}/none`)).toEqual(unreachable("a redirect to nowhere"))
  expect(await read(`${url}/broken`)).toEqual(unreachable("a redirect to nowhere"))
})

test.each([
  [404, false],
  [403, false],
  [410, false],
  [304, false],
  [500, true],
  [503, true],
])("status %i is unreachable; the host has failed: %s", async (status, hostFailed) => {
  const { url } = await answering((response) => response.writeHead(status).end("no"))
  expect(await read(url)).toEqual(unreachable(`status ${status}`, { hostFailed }))
})

test("status 429 is throttling, with what the host asks for", async () => {
  const { url } = await answering((response, path) =>
    response.writeHead(429, path === "/7" ? { "retry-after": "7" } : {}).end(),
  )
  expect(await read(`${url}/7`)).toEqual({ kind: "throttled", host: "127.0.0.1", retryAfter: 7 })
  expect(await read(`${url}/`)).toEqual({ kind: "throttled", host: "127.0.0.1" })
})

test("a document that says it is too large is not read", async () => {
  let sent = 0
  const { url } = await answering((response) => {
    response.writeHead(200, { "content-length": 1_000_000_000 })
    const send = () => {
      if (response.destroyed || sent > 50_000_000) return
      sent += 65_536
      response.write(Buffer.alloc(65_536), send)
    }
    send()
  })
  expect(await read(url)).toEqual({ kind: "too-large" })
  expect(sent).toBeLessThan(50_000_000)
})

test("an endless document and a bomb are given up at the limit", async () => {
  const { url } = await answering((response, path) => {
    if (path === "/bomb")
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(20_000_000)))
    else {
      const send = () => response.destroyed || response.write("x".repeat(10_000), send)
      send()
    }
  })
  expect(await read(`${url}/endless`)).toEqual({ kind: "too-large" })
  expect(await read(`${url}/bomb`)).toEqual({ kind: "too-large" })
})

test("an encoding that was not asked for is not read", async () => {
  const { url } = await answering((response) => response.writeHead(200, { "content-encoding": "zstd" }).end("x"))
  expect(await read(url)).toEqual(unreachable("an encoding that was not asked for"))
})

const drip = (socket: Socket, begin: string, piece: string) => {
  socket.write(begin)
  const timer = setInterval(() => socket.write(piece), 5)
  socket.on("close", () => clearInterval(timer))
}

test.each<[string, (socket: Socket) => void]>([
  ["says nothing", () => {}],
  ["sends its headers drop by drop", (socket) => drip(socket, "HTTP/1.1 200 OK\r\n", "x: y\r\n")],
  ["sends its body drop by drop", (socket) => drip(socket, "HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n", "x")],
  ["sends 103 for ever", (socket) => drip(socket, "", "HTTP/1.1 103 Early Hints\r\n\r\n")],
  ["stops in the middle", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{")],
])("a server that %s is waited for no longer than the time limit", async (_, onConnection) => {
  const { url } = await serveTcp(onConnection)
  expect(await read(url, { timeout: 100 })).toEqual(unreachable("no answer within 100 ms", { hostFailed: true }))
})

test("redirects and name resolution take from the same time", async () => {
  const { url } = await answering((response, path) => {
    setTimeout(() => response.writeHead(302, { location: `${path}x` }).end(), 60)
  })
  expect(await read(url, { timeout: 100, maxRedirects: 100 })).toEqual(
    unreachable("no answer within 100 ms", { hostFailed: true }),
  )
  const resolve = () => new Promise<never>(() => {})
  expect(await read("http://slow.io/", { timeout: 50, resolve })).toEqual(
    unreachable("no answer within 50 ms", { hostFailed: true }),
  )
})

test.each<[string, string, (socket: Socket) => void]>([
  ["closes", "UND_ERR_SOCKET", (socket) => socket.end()],
  ["speaks no HTTP", "HTTPParserError", (socket) => socket.end("SSH-2.0-OpenSSH\r\n")],
  [
    "sends too many headers",
    "UND_ERR_HEADERS_OVERFLOW",
    (socket) => socket.write(`HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(20_000)}\r\n`),
  ],
  ["breaks off", "UND_ERR_SOCKET", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\n{")],
])("a server that %s is unreachable: %s", async (_, reason, onConnection) => {
  const { url } = await serveTcp((socket) => socket.once("data", () => onConnection(socket)))
  expect(await read(url)).toEqual(unreachable(reason, { hostFailed: true }))
})

test("nobody listening, and no such name, are unreachable", async () => {
  const { url } = await answering(() => {})
  await closeServers()
  expect(await read(url)).toEqual(unreachable("ECONNREFUSED", { hostFailed: true }))
  const failed = Object.assign(new Error("queryA ENOTFOUND none.io"), { code: "ENOTFOUND" })
  const resolve = () => Promise.reject(failed)
  expect(await read("http://none.io/", { resolve })).toEqual(unreachable("ENOTFOUND", { hostFailed: true }))
})

test("TLS is checked", async () => {
  const { port } = await serveTcp((socket) => socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\n\r\n")))
  expect(await read(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: "unreachable", hostFailed: true })
})

test("an abort ends a reading with its reason", async () => {
  const { url } = await answering(() => {})
  const stop = new AbortController()
  const reading = reader().read(new URL(url), stop.signal)
  setTimeout(() => stop.abort(new Error("stopped")), 20)
  await expect(reading).rejects.toThrow("stopped")
  await expect(reader().read(new URL(url), stop.signal)).rejects.toThrow("stopped")
})

test("proxies of the environment are not used", async () => {
  const proxy = await answering((response) => response.end("proxied"))
  for (const name of ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy"])
    vi.stubEnv(name, proxy.url)
  vi.stubEnv("NODE_USE_ENV_PROXY", "1")
  const { url } = await answering((response) => response.end("direct"))
  expect(await read(url)).toEqual({ kind: "read", bytes: Buffer.from("direct") })
  expect(proxy.connections()).toBe(0)
})

test("a name with the dot at its end is the same name", async () => {
  const { port, requests } = await answering((response) => response.end("{}"))
  const own = { resolve: async () => ["127.0.0.1"], isPublic: (address: string) => address === "127.0.0.1" }
  expect(await read(`http://a.io.:${port}/`, own)).toEqual({ kind: "read", bytes: Buffer.from("{}") })
  expect(requests[0]?.headers.host).toBe(`a.io:${port}`)
})
