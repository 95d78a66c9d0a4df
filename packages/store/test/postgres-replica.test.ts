import { type Postgres, startPostgres } from "@serac/kits/postgres"
import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { openStore, type Store, StoreConnectionError } from "../src/index.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"

let primary: Postgres
let standby: Postgres
let store: Store
let operator: pg.Client

beforeAll(async () => {
  vi.stubEnv("SERAC_TEST_POSTGRES", "")
  primary = await startPostgres()
  standby = await startPostgres({ standbyOf: primary.url })
  store = await openStore({ kind: "postgres", url: primary.url, replicaUrl: standby.url })
  operator = new pg.Client({ connectionString: standby.url })
  operator.on("error", () => {})
  await operator.connect()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await operator.end().catch(() => {})
  await store.close()
  await standby.stop()
  await primary.stop()
})

const caughtUp = () => expect.poll(() => store.replicaLag(), { timeout: 20_000 }).toEqual({ bytes: 0, seconds: 0 })

test("a replica's lag is what it has not replayed yet, and how old the last it has is", async () => {
  const writer = await store.openWriter("1")
  await writer.append(batchOf(plainBlocks(5)), { nodeHead: 9, now: 1 })
  await caughtUp()
  expect((await store.chain("1").status())?.head.number).toBe(4)

  await operator.query("SELECT pg_wal_replay_pause()")
  await writer.append(batchOf(plainBlocks(5), { from: 5 }), { nodeHead: 9, now: 1 })
  await expect
    .poll(() => store.replicaLag(), { timeout: 20_000 })
    .toEqual({
      bytes: expect.toSatisfy((bytes: number) => bytes > 0),
      seconds: expect.toSatisfy((seconds: number) => seconds > 0),
    })
  expect((await store.chain("1").status())?.head.number).toBe(4)

  await operator.query("SELECT pg_wal_replay_resume()")
  await caughtUp()
  expect((await store.chain("1").blocks({ limit: 9 })).map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  await writer.close()
})

test("a store without a replica has no lag, nor one whose replica is the server itself", async () => {
  const alone = await openStore({ kind: "postgres", url: primary.url })
  const twice = await openStore({ kind: "postgres", url: primary.url, replicaUrl: primary.url })
  expect([await alone.replicaLag(), await twice.replicaLag()]).toEqual([undefined, undefined])
  await Promise.all([alone.close(), twice.close()])
})

test("a standby that is named as the store itself is refused for writing, with what it is", async () => {
  await caughtUp()
  const mistaken = await openStore({ kind: "postgres", url: standby.url })
  await expect(mistaken.openWriter("2")).rejects.toThrow(StoreConnectionError)
  await expect(mistaken.openWriter("2")).rejects.toThrow("it is read-only, as a standby is")
  await mistaken.close()
})

test("a replica that is gone is a lost connection to readers, and the writer goes on", async () => {
  const writer = await store.openWriter("3")
  await standby.stop()
  await expect(store.replicaLag()).rejects.toThrow(StoreConnectionError)
  await expect(store.chain("3").status()).rejects.toThrow(StoreConnectionError)
  await writer.append(batchOf(plainBlocks(2)), { nodeHead: 9, now: 1 })
  expect((await writer.head())?.number).toBe(1)
  await writer.close()
})
