import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openStore, StoreClosedError } from "../index.ts"
import { openSharedMeta } from "./shared-meta.ts"

let directory = ""
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-meta-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const query = (sql: string) => ({ name: sql, sql }) as never
const counting = query("SELECT count(*) AS count FROM temp.seen")
const making = query("CREATE TEMP TABLE seen (one)")
/** Makes a table that only its own connection sees. */
const mark = (meta: Awaited<ReturnType<typeof openSharedMeta>>) =>
  meta.transaction((transaction) => transaction.run(making))

test("users of one directory share a connection until the last closes it", async () => {
  const [one, other] = [await openSharedMeta(directory, 0), await openSharedMeta(directory, 0)]
  await mark(one)
  expect(await other.get(counting)).toEqual({ count: 0 })
  await one.close()
  await one.close()
  await expect(one.get(counting)).rejects.toThrow(StoreClosedError)
  expect(await other.get(counting)).toEqual({ count: 0 })
  await other.close()
  const next = await openSharedMeta(directory, 0)
  await expect(next.get(counting)).rejects.toThrow("no such table")
  await next.close()
})

test("a directory that was emptied, and a connection that failed, are shared with nobody who comes later", async () => {
  const one = await openSharedMeta(directory, 0)
  await mark(one)
  await expect(one.get(query("SELECT nothing"))).rejects.toThrow()
  const afterFailure = await openSharedMeta(directory, 0)
  await expect(afterFailure.get(counting)).rejects.toThrow("no such table")
  await mark(afterFailure)
  await rm(directory, { recursive: true })
  const store = await openStore({ kind: "sqlite", directory })
  await store.close()
  const anew = await openSharedMeta(directory, 0)
  await expect(anew.get(counting)).rejects.toThrow("no such table")
  for (const meta of [one, afterFailure, anew]) await meta.close()
})
