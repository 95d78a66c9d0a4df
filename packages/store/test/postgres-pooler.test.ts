import { type Pooler, startPooler } from "@serac/kits/postgres"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { chainPart, type WritingConnection } from "../src/engine.ts"
import { ChainLockedError, StoreConnectionError, StoreVersionError } from "../src/errors.ts"
import { dump, openStore } from "../src/index.ts"
import { openPostgresEngine } from "../src/postgres/engine.ts"
import { prepareDatabase } from "../src/postgres/prepare.ts"
import { postgresTarget } from "../src/postgres/target.ts"
import type { Query } from "../src/queries/query.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"
import { linesOf } from "./conformance/lines-of.ts"
import { makeDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
const poolers: Pooler[] = []

beforeAll(async () => {
  database = await makeDatabase()
  await prepareDatabase(postgresTarget(database.url))
})

afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.stop()
})

afterAll(() => database.close())

async function pooled(options: Parameters<typeof startPooler>[1]): Promise<string> {
  const pooler = await startPooler(database.url, options)
  poolers.push(pooler)
  return pooler.url
}

const open = (url: string, replicaUrl?: string) =>
  openPostgresEngine({ kind: "postgres", url, ...(replicaUrl !== undefined && { replicaUrl }) })
const one: Query = { name: "one", sql: `SELECT 1 AS "one"`, plan: { sqlite: [], postgres: [] } }
const settings: Query = {
  name: "settings",
  sql: `SELECT current_setting('search_path') AS "schema", current_setting('plan_cache_mode') AS "plans",
    current_setting('enable_sort') AS "sort"`,
  plan: { sqlite: [], postgres: [] },
}
const refusal = /a pooler such as PgBouncer stands before it .* Set pool_mode = session .* or name the server itself/

test.each(["refuse", "ignore"] as const)(
  "a pooler that gives each transaction another session, and startup options: %s, is refused with what to do",
  async (startupOptions) => {
    const url = await pooled({ mode: "transaction", startupOptions })
    await expect(open(url)).rejects.toThrow(StoreVersionError)
    await expect(open(url)).rejects.toThrow(refusal)
  },
)

test("a pooler of one session that gives each transaction another one is known too", async () => {
  await expect(open(await pooled({ mode: "transaction", sessions: 1 }))).rejects.toThrow(refusal)
})

test("a replica behind such a pooler is refused when it is read, and all else goes on", async () => {
  const engine = await open(database.url, await pooled({ mode: "transaction" }))
  await expect(engine.reader(chainPart("1")).all(one)).rejects.toThrow(refusal)
  await expect(engine.reader(chainPart("1")).snapshot(async () => {})).rejects.toThrow(refusal)
  await (await engine.openWriter(chainPart("1"))).close()
  await engine.close()
})

test.each(["refuse", "ignore"] as const)(
  "through a pooler that gives each client a session, and startup options: %s, sessions have their settings",
  async (startupOptions) => {
    const engine = await open(await pooled({ mode: "session", startupOptions }))
    const writer = await engine.openWriter(chainPart("1"))
    const reader = engine.reader(chainPart("1"))
    const seen = await Promise.all([
      writer.get(settings),
      reader.get(settings),
      reader.snapshot((connection) => connection.get(settings)),
      (await engine.meta()).get(settings),
    ])
    expect(seen).toEqual(
      Array.from({ length: 4 }, () => ({ schema: "serac", plans: "force_generic_plan", sort: "off" })),
    )
    await expect(reader.all({ ...one, name: "write", sql: "DELETE FROM evm_block" })).rejects.toThrow("read-only")
    await engine.close()
  },
)

test("through such a pooler a chain has one writer, and another one once that is gone", async () => {
  const [url, direct] = [await pooled({ mode: "session" }), database.url]
  const [one, other] = await Promise.all([open(url), open(direct)])
  const writer: WritingConnection = await one.openWriter(chainPart("2"))
  await expect(one.openWriter(chainPart("2"))).rejects.toThrow(ChainLockedError)
  await expect(other.openWriter(chainPart("2"))).rejects.toThrow(ChainLockedError)
  await writer.close()
  await expect.poll(() => other.openWriter(chainPart("2")).then((again) => again.close())).toBeUndefined()
  await Promise.all([one.close(), other.close()])
})

test("what is stored through such a pooler is what is stored without", async () => {
  const [through, direct] = await Promise.all(
    [await pooled({ mode: "session" }), database.url].map((url) => openStore({ kind: "postgres", url })),
  )
  for (const [store, chainId] of [
    [through, "31"],
    [direct, "32"],
  ] as const) {
    const writer = await store?.openWriter(chainId)
    for (const from of [0, 50]) await writer?.append(batchOf(plainBlocks(50), { from }), { nodeHead: 99, now: 1 })
    await writer?.close()
  }
  if (through === undefined || direct === undefined) throw new Error("no store")
  expect(await linesOf(dump(through, "31"))).toEqual(await linesOf(dump(direct, "32")))
  await Promise.all([through.close(), direct.close()])
})

test("a pooler that is gone is a lost connection", async () => {
  const url = await pooled({ mode: "session" })
  const engine = await open(url)
  const writer = await engine.openWriter(chainPart("3"))
  for (const pooler of poolers.splice(0)) await pooler.stop()
  await expect(writer.all(one)).rejects.toThrow(StoreConnectionError)
  await expect(engine.reader(chainPart("3")).all(one)).rejects.toThrow(StoreConnectionError)
  await engine.close()
  await expect(open(url)).rejects.toThrow(StoreConnectionError)
})
