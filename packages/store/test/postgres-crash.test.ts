import { type Postgres, startPostgres } from "@serac/kits/postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { openStore, type Store, StoreConnectionError } from "../src/index.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"

let postgres: Postgres
let store: Store

beforeAll(async () => {
  vi.stubEnv("SERAC_TEST_POSTGRES", "")
  // Its log is to survive: a server without fsync keeps what the system has taken from it, which SIGKILL does not undo.
  postgres = await startPostgres({ settings: { full_page_writes: "on", synchronous_commit: "on" } })
  store = await openStore({ kind: "postgres", url: postgres.url })
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await store.close()
  await postgres.stop()
})

/** Kills a process of the server's by SIGKILL, upon which all its sessions end and it recovers from its log. */
async function crash(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")
  const ended = new Promise((resolve) => client.once("end", resolve))
  process.kill(rows[0]?.pid ?? 0, "SIGKILL")
  await ended
}

test("a server that crashes and recovers is a lost connection until it is there again, and whole batches are there then", async () => {
  const writer = await store.openWriter("1")
  const reader = store.chain("1")
  await writer.append(batchOf(plainBlocks(10)), { nodeHead: 99, now: 1 })
  // Writers do not wait for the log: what it has not taken yet may be lost, in whole batches.
  await reader.blocks({ limit: 1 })
  await crash()
  // The server ends its sessions one after the other.
  await vi.waitFor(() => expect(writer.head()).rejects.toThrow(StoreConnectionError), { timeout: 30_000, interval: 20 })
  await expect(writer.append(batchOf(plainBlocks(10), { from: 10 }), { nodeHead: 99, now: 1 })).rejects.toThrow(
    StoreConnectionError,
  )
  await writer.close()

  const refusals: unknown[] = []
  const again = await vi.waitFor(
    () =>
      store.openWriter("1").catch((error) => {
        refusals.push(error)
        throw error
      }),
    { timeout: 30_000, interval: 20 },
  )
  expect(refusals.filter((error) => !(error instanceof StoreConnectionError))).toEqual([])
  const head = await again.head()
  expect([undefined, 9]).toContain(head?.number)
  const next = (head?.number ?? -1) + 1
  await again.append(batchOf(plainBlocks(20 - next), { from: next }), { nodeHead: 99, now: 1 })
  expect((await reader.blocks({ limit: 99 })).map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, at) => 19 - at),
  )
  await again.close()
})
