import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { ReadyJson, type RunningService, type ServiceOptions, startService } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, handlersWith } from "./support/shelf-service.ts"

let service: RunningService
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await service.close()
})

async function start(options: Partial<ServiceOptions<undefined>>, handlers: Record<string, AnyHandler> = {}) {
  service = await startService({
    document: shelf,
    handlers: handlersWith(handlers),
    services: undefined,
    messages: "text",
    port: 0,
    ...options,
  })
}

/** A connection that has sent this, and never closes its own half. */
async function open(text = ""): Promise<{ readonly socket: Socket; readonly answer: Promise<string> }> {
  const socket = connect({ port: service.port, host: "127.0.0.1", allowHalfOpen: true }).setEncoding("utf8")
  sockets.push(socket)
  let answer = ""
  socket.on("data", (text) => {
    answer += text
  })
  const closed = new Promise<string>((resolve) => {
    socket.on("error", () => {})
    socket.on("end", () => resolve(answer))
    socket.on("close", () => resolve(answer))
  })
  await once(socket, "connect")
  if (text !== "") socket.write(text)
  return { socket, answer: closed }
}

const openConnections = () =>
  new Promise((resolve, reject) =>
    service.fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const late = /^HTTP\/1\.1 400 Bad Request\r\n.*The request did not arrive in time/s

test.each([
  ["that sends nothing", ""],
  ["that sends its headers too slowly", "GET /v1/books/1 HTTP/1.1\r\nhost: a\r\nx-slow: "],
])("a connection %s is told so and closed, whatever its caller does", async (_, text) => {
  await start({ connections: { headersTimeout: 60 } })
  const { answer } = await open(text)
  expect(await answer).toMatch(late)
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 20_000)
})

test("headers that come one by one do not gain time", async () => {
  await start({ connections: { headersTimeout: 100 } })
  const { socket, answer } = await open("GET /v1/books/1 HTTP/1.1\r\nhost: a\r\n")
  const trickle = setInterval(() => socket.write("x-more: 1\r\n"), 10)
  expect(await answer).toMatch(late)
  clearInterval(trickle)
})

test("a body that comes too slowly is told so, and its connection closed", async () => {
  await start({ requestTimeout: 100 })
  const { socket, answer } = await open("POST /v1/books HTTP/1.1\r\nhost: a\r\ncontent-length: 9000\r\n\r\n")
  const trickle = setInterval(() => socket.write("{"), 10)
  expect(await answer).toMatch(late)
  clearInterval(trickle)
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 20_000)
})

test("a connection without a request is closed when its time is over", async () => {
  await start({ connections: { keepAliveTimeout: 50 } })
  const { answer } = await open("GET /v1/books:latest HTTP/1.1\r\nhost: a\r\n\r\n")
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/)
})

test("a caller who does not read what he asked for is cut off", async () => {
  const large = new ReadyJson(`{"bookId":"${"x".repeat(32 * 2 ** 20)}"}`)
  await start({ connections: { idleTimeout: 200 } }, { getLatestBook: async () => large })
  const { socket } = await open("GET /v1/books:latest HTTP/1.1\r\nhost: a\r\n\r\n")
  socket.pause()
  await vi.waitFor(async () => expect(await openConnections()).toBe(1), 20_000)
  await vi.waitFor(async () => expect(await openConnections()).toBe(0), 10_000)
})

test("the last request that a connection may have is told that it closes", async () => {
  await start({ connections: { maxRequestsPerSocket: 2 } })
  const { socket } = await open()
  const answers: string[] = []
  for (const _ of [1, 2]) {
    socket.write("GET /v1/books:latest HTTP/1.1\r\nhost: a\r\n\r\n")
    answers.push(String(await once(socket, "data")))
  }
  expect(answers.map((answer) => /^connection: .*$/im.exec(answer)?.[0])).toEqual([
    "Connection: keep-alive",
    "Connection: close",
  ])
})

test.each([
  ["more than 128 headers are", "/v1/books:latest", 129],
  ["more than 32 KiB of them and the address are", `/?${"a".repeat(32_800)}`, 1],
])("%s refused", async (_, path, count) => {
  await start({})
  const headers = Array.from({ length: count }, (_, at) => `h${at}: 1\r\n`).join("")
  const { answer } = await open(`GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 .*The request's address and headers are too long or too many"/s)
})

test("a HEAD that is refused before it is read gets no body", async () => {
  await start({})
  const { answer } = await open(`HEAD /?${"a".repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
  expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n.*content-length: \d+\r\nconnection: close\r\n\r\n$/s)
})
