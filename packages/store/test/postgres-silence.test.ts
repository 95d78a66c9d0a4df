import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net"
import { finished } from "node:stream/promises"
import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { chainPart, type Engine } from "../src/engine.ts"
import { StoreConnectionError } from "../src/errors.ts"
import { watchBackend } from "../src/postgres/backend.ts"
import { watched } from "../src/postgres/connection-watch.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { postgresTarget } from "../src/postgres/target.ts"
import type { Query } from "../src/queries/query.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

/** What stands between the store and the server, as a network does: it may take everything and deliver nothing. */
let network: Server
const sockets = new Set<Socket>()
let silent = false

let database: TestDatabase
let engine: Engine

beforeAll(async () => {
  database = await makeDatabase()
  await prepareDatabase(postgresTarget(database.url))
  const { hostname, port } = new URL(database.url)
  network = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: Number(port), host: hostname, noDelay: true })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from)
      from.on("data", (octets) => silent || to.write(octets))
      from.on("error", () => {}).on("close", () => to.destroy())
    }
  }).listen(0, "127.0.0.1")
  await once(network, "listening")
})

beforeEach(async () => {
  silent = false
  const url = new URL(database.url)
  url.port = String((network.address() as AddressInfo).port)
  // The store's own lockTimeout is longer.
  url.searchParams.set("query_timeout", "1000")
  url.searchParams.set("connect_timeout", "1")
  engine = await openPostgresEngine({ kind: "postgres", url: url.href })
})

afterEach(async () => {
  await engine.close()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
})

afterAll(async () => {
  network.close()
  await database.close()
})

/** What was connected before comes through no more; new connections do. */
function lose(): void {
  for (const socket of sockets) socket.pause()
}

const one: Query = { name: "one", sql: `SELECT 1 AS "one"`, plan: { sqlite: [], postgres: [] } }

test("a read that nobody answers fails, and the next is answered on another connection", async () => {
  const reader = engine.reader(chainPart("1"))
  await reader.all(one)
  silent = true
  const reads = await Promise.allSettled([reader.all(one), reader.all(one), reader.all(one)])
  expect(reads.map((read) => read.status === "rejected" && read.reason)).toEqual(
    reads.map(() => expect.any(StoreConnectionError)),
  )
  silent = false
  expect(await reader.all(one)).toEqual([{ one: 1 }])
})

test("a writer that nobody answers fails for good, and can be closed", async () => {
  const writer = await engine.openWriter(chainPart("1"))
  const transaction = writer.transaction(async (running) => {
    await running.all(one)
    silent = true
    await running.all(one)
  })
  await expect(transaction).rejects.toThrow(StoreConnectionError)
  silent = false
  await expect(writer.all(one)).rejects.toThrow(StoreConnectionError)
  await writer.close()
})

test("a transaction on what belongs to no chain that nobody answers fails, and the next one does not", async () => {
  const meta = await engine.meta()
  const transaction = meta.transaction(async (running) => {
    await running.all(one)
    silent = true
    await running.all(one)
  })
  await expect(transaction).rejects.toThrow(StoreConnectionError)
  silent = false
  expect(await meta.all(one)).toEqual([{ one: 1 }])
})

/** With the store's own limits, which are minutes. */
function openPatiently(): Promise<Engine> {
  const url = new URL(database.url)
  url.port = String((network.address() as AddressInfo).port)
  return openPostgresEngine({ kind: "postgres", url: url.href })
}

test("a writer whose connection is lost fails within seconds, and another one can be opened at once", async () => {
  const patient = await openPatiently()
  const writer = await patient.openWriter(chainPart("1"))
  const failed = writer.transaction(async (running) => {
    await running.all(one)
    lose()
    await running.all(one)
  })
  await expect(failed).rejects.toThrow(/^PostgreSQL at [^ ]+: no answer for \d s: the connection is lost$/)
  const next = await patient.openWriter(chainPart("1"))
  expect(await next.all(one)).toEqual([{ one: 1 }])
  await patient.close()
})

test("a read whose connection is lost is answered on another one within seconds", async () => {
  const patient = await openPatiently()
  const reader = patient.reader(chainPart("1"))
  await reader.all(one)
  lose()
  expect(await reader.all(one)).toEqual([{ one: 1 }])
  await patient.close()
})

test("a server that does not answer at all is no store", async () => {
  silent = true
  const url = new URL(database.url)
  url.port = String((network.address() as AddressInfo).port)
  url.searchParams.set("connect_timeout", "1")
  await expect(openPostgresEngine({ kind: "postgres", url: url.href })).rejects.toThrow(StoreConnectionError)
})

// COPY waits for its rows in the same way: its session is active and waits for its client.
test("a statement for which Citus waits for a worker as if for the client is under way, and not lost", async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  const access = { takesOptions: true, pooled: false, hasCitus: true }
  await watchBackend(client, postgresTarget(database.url), access, { role: "write", keepsLock: true })
  await client.query("CREATE TEMPORARY TABLE sample (id int8)")
  const copying = client.query(copyFrom("COPY sample FROM STDIN"))
  const copied = watched(client, () => finished(copying))
  await Promise.race([delay(3_000), copied])
  copying.end("5\n")
  await copied
  expect((await client.query("SELECT id::int4 FROM sample")).rows).toEqual([{ id: 5 }])
  await client.end()
})
