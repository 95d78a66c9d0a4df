import { once } from "node:events"
import { Agent, get } from "node:http"
import { connect, type Socket } from "node:net"
import { text } from "node:stream/consumers"
import { afterEach, describe, expect, test, vi } from "vitest"
import {
  ReadyJson,
  type RunningService,
  type ServiceOptions,
  startOperators,
  startService,
} from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { handlersWith } from "./support/shelf-service.ts"

let service: RunningService
let answers: (() => void)[] = []
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const answer of answers.splice(0)) answer()
  await service.close()
})

/** A service whose latest book is there when a test says so. */
async function start(connections: ServiceOptions<undefined>["connections"] = {}): Promise<void> {
  answers = []
  const book = new ReadyJson('{"bookId":"1"}')
  service = await startService({
    document: shelf,
    handlers: handlersWith({
      getLatestBook: () => new Promise((resolve) => answers.push(() => resolve(book))),
      addBook: () => new Promise((resolve) => answers.push(() => resolve(book))),
    }),
    services: undefined,
    messages: "text",
    port: 0,
    connections,
  })
}

const halfHeaders = "GET /v1/books:latest HTTP/1.1\r\nhost: a\r\nx-half: "
const posted = (length: number) =>
  `POST /v1/books HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const halfBody = `${posted(999)}{"title`
const request = (forwarded?: string) =>
  `GET /v1/books:latest HTTP/1.1\r\nhost: a\r\n${forwarded === undefined ? "" : `x-forwarded-for: ${forwarded}\r\n`}\r\n`

interface Opened {
  readonly socket: Socket
  /** Resolves to what it was told when it is closed. */
  readonly closed: Promise<string>
}

/** A connection of an address of this machine that has sent this. */
async function open(localAddress: string, sent = ""): Promise<Opened> {
  const socket = connect({ port: service.port, host: "127.0.0.1", localAddress }).setEncoding("utf8")
  sockets.push(socket)
  let told = ""
  socket.on("data", (data) => {
    told += data
  })
  socket.on("error", () => {})
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(told)))
  await once(socket, "connect")
  if (sent !== "") socket.write(sent)
  return { socket, closed }
}

/** What is said when the headers of a request are there whose body is waited for. */
const goOn = "HTTP/1.1 100 Continue\r\n\r\n"

/** A connection whose request has begun and whose body does not come. */
async function openSlow(localAddress: string): Promise<Opened> {
  const opened = await open(localAddress, halfBody)
  await once(opened.socket, "data")
  return opened
}

/** The status and the body that an address gets for a request on a connection of its own. */
const asked = (localAddress: string, path = "/health/live", headers: Record<string, string> = {}) =>
  new Promise<readonly [number | undefined, string]>((resolve, reject) => {
    const { port } = service
    get({ host: "127.0.0.1", port, path, localAddress, headers, agent: new Agent() }, async (response) =>
      resolve([response.statusCode, await text(response)]),
    ).on("error", reject)
  })

/** Until a connection that has just come may be closed for it. */
const askedInTime = (localAddress: string) =>
  vi.waitFor(async () => expect((await asked(localAddress))[0]).toBe(200), { timeout: 10_000 })

async function metrics(): Promise<readonly string[]> {
  const { body } = await service.fastify.inject("/metrics")
  return body.split("\n").filter((line) => line.startsWith("serac_http_connections"))
}

test.each([
  ["without a word", ""],
  ["with half of the headers of a request", halfHeaders],
  ["with half of the body of a request", halfBody],
  ["with requests that take long", request()],
])("one address that opens all the connections that it can, %s, takes none from another", async (_, sent) => {
  await start({ maxConnections: 8 })
  for (let count = 0; count < 20; count++) await open("127.0.0.2", sent)
  for (const other of ["127.0.0.3", "127.0.0.4", "127.0.0.3"]) expect((await asked(other))[0]).toBe(200)
})

test("connections whose bodies come slowly make room, their own address's and when all are taken", async () => {
  await start({ maxConnections: 4, maxConnectionsPerAddress: 2 })
  const opened = []
  for (const address of ["127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.3"]) opened.push(await openSlow(address))
  for (const { socket } of opened) socket.write("x")
  expect((await asked("127.0.0.4"))[0]).toBe(200)
  expect(await opened[0]?.closed).toBe(goOn)
  await openSlow("127.0.0.3")
  expect(await opened[2]?.closed).toBe(goOn)
  expect([opened[1]?.socket.closed, opened[3]?.socket.closed]).toEqual([false, false])
})

test("a request whose body is there keeps its connection, as one without a body does", async () => {
  await start({ maxConnections: 2, maxConnectionsPerAddress: 2 })
  const body = '{"title":"Erebus"}'
  const post = await open("127.0.0.2", posted(body.length) + body)
  const got = await open("127.0.0.4", request())
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(await (await open("127.0.0.3")).closed).toBe("")
  expect([post.socket.closed, got.socket.closed]).toEqual([false, false])
})

test("an address that has its share loses the connection on which it asked nothing for the longest", async () => {
  await start({ maxConnections: 8, maxConnectionsPerAddress: 3 })
  const running = await open("127.0.0.2", request())
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const oldest = await open("127.0.0.2", halfHeaders)
  await open("127.0.0.2")
  const newest = await open("127.0.0.2")
  expect(await oldest.closed).toBe("")
  answers[0]?.()
  await once(running.socket, "data")
  expect([running.socket.closed, newest.socket.closed]).toEqual([false, false])
  expect(await metrics()).toEqual([
    "serac_http_connections 3",
    "serac_http_connections_dropped_total 0",
    "serac_http_connections_evicted_total 1",
  ])
})

test("when all are taken the one that has been without a request for the longest goes, whosever it is", async () => {
  await start({ maxConnections: 3, maxConnectionsPerAddress: 3 })
  const first = await open("127.0.0.2", request())
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const second = await open("127.0.0.3")
  await open("127.0.0.4")
  // It is idle for less than the others from now on.
  answers[0]?.()
  await once(first.socket, "data")
  await askedInTime("127.0.0.5")
  expect(await second.closed).toBe("")
  expect(first.socket.closed).toBe(false)
})

test("where all have requests one more is closed at once and counted, and one that closes makes room", async () => {
  await start({ maxConnections: 2, maxConnectionsPerAddress: 2 })
  const opened = [await open("127.0.0.2", request()), await open("127.0.0.3", request())]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  for (const address of ["127.0.0.2", "127.0.0.4"]) expect(await (await open(address)).closed).toBe("")
  expect(await metrics()).toEqual([
    "serac_http_connections 2",
    "serac_http_connections_dropped_total 2",
    "serac_http_connections_evicted_total 0",
  ])
  opened[0]?.socket.destroy()
  await askedInTime("127.0.0.4")
})

test("of four addresses whose requests hold all connections the one with the most loses one to another address", async () => {
  await start({ maxConnections: 5, maxConnectionsPerAddress: 2 })
  const opened = []
  for (const address of ["127.0.0.2", "127.0.0.3", "127.0.0.3", "127.0.0.4", "127.0.0.5"]) {
    opened.push(await open(address, request()))
    await vi.waitFor(() => expect(answers).toHaveLength(opened.length))
  }
  expect((await asked("127.0.0.6"))[0]).toBe(200)
  expect(await opened[1]?.closed).toBe("")
  expect(opened.map(({ socket }) => socket.closed)).toEqual([false, true, false, false, false])
})

describe("behind a proxy that is trusted", () => {
  const limits = { maxConnections: 8, maxConnectionsPerAddress: 2, trustedProxies: ["127.0.0.2"] }
  const latest = "/v1/books:latest"

  test("an address has a share of the requests that it forwards at a time, and the proxy any number of connections", async () => {
    await start(limits)
    for (let count = 0; count < 2; count++) await open("127.0.0.2", request("203.0.113.7"))
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect(await asked("127.0.0.2", latest, { "x-forwarded-for": "203.0.113.7" })).toEqual([
      503,
      expect.stringContaining("There are as many requests for this address already as may be"),
    ])
    expect((await asked("127.0.0.2", "/health/live", { "x-forwarded-for": "203.0.113.8" }))[0]).toBe(200)
    // What the proxy asks for itself.
    for (let count = 0; count < 3; count++) await open("127.0.0.2", request())
    await vi.waitFor(() => expect(answers).toHaveLength(5))
    for (const answer of answers) answer()
    await vi.waitFor(async () =>
      expect((await asked("127.0.0.2", "/health/live", { "x-forwarded-for": "203.0.113.7" }))[0]).toBe(200),
    )
  })

  test.each(["unknown", "_hidden", "", "203.0.113.7:port", "[2001:db8::1", "203.0.113.7, unknown, 127.0.0.2"])(
    "those whom it names by no address, such as %j, have one share together",
    async (nonsense) => {
      await start(limits)
      for (const named of [nonsense, "garbage"]) await open("127.0.0.2", request(named))
      await vi.waitFor(() => expect(answers).toHaveLength(2))
      const third = await asked("127.0.0.2", latest, { "x-forwarded-for": nonsense })
      expect(third).toEqual([
        503,
        expect.stringContaining("There are as many requests for this address already as may be"),
      ])
      // One whom it names, and the proxy itself.
      for (const headers of [{ "x-forwarded-for": "203.0.113.8" }, {}])
        expect((await asked("127.0.0.2", "/health/live", headers))[0]).toBe(200)
    },
  )

  test("an address has one share, with or without its port and in either spelling", async () => {
    await start(limits)
    for (const named of ["203.0.113.7:4711", "::ffff:203.0.113.7"]) await open("127.0.0.2", request(named))
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect((await asked("127.0.0.2", latest, { "x-forwarded-for": "203.0.113.7" }))[0]).toBe(503)
    for (const named of ["[2001:db8::1]:443", "2001:db8::2"]) await open("127.0.0.2", request(named))
    await vi.waitFor(() => expect(answers).toHaveLength(4))
    expect((await asked("127.0.0.2", latest, { "x-forwarded-for": "[2001:db8::3]" }))[0]).toBe(503)
  })

  test("nobody else is believed for whom he asks", async () => {
    await start(limits)
    const opened = []
    for (const at of [1, 2, 3]) {
      opened.push(await open("127.0.0.3", request(`203.0.113.${at}`)))
      if (at < 3) await vi.waitFor(() => expect(answers).toHaveLength(at))
    }
    expect(await opened[2]?.closed).toBe("")
  })
})

test("the listener of operators has shares, too", async () => {
  service = await startOperators({ port: 0 })
  for (let count = 0; count < 70; count++) await open("127.0.0.2", halfHeaders)
  expect((await asked("127.0.0.3"))[0]).toBe(200)
})
