import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { openStore, type Store } from "../src/index.ts"
import { makeStoreDatabase, type TestDatabase } from "./postgres-database.ts"

let database: TestDatabase
let store: Store

beforeAll(async () => {
  database = await makeStoreDatabase()
  store = await openStore({ kind: "postgres", url: database.url })
})

afterAll(async () => {
  await store.close()
  await database.close()
})

const sessions = `SELECT wait_event_type AS "waitsFor" FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'serac' AND wait_event_type = 'Lock'`

test("a quota is taken of by one who waited, however often another was before him", async () => {
  const window = { subject: "key aaaaaaaa", seconds: 60, start: 120 }
  await store.takeOfQuota(window, 1, 1000)
  let taken: unknown
  // Others hold the row whenever it is asked for, each before the one who waits can have it.
  let others = 0
  for (; taken === undefined && others < 20; others += 1) {
    await database.query("BEGIN")
    await database.query("UPDATE quota_use SET used = used + 1")
    if (others === 0) {
      store.takeOfQuota(window, 7, 1000).then(
        (given) => {
          taken = given
        },
        (error) => {
          taken = error
        },
      )
    }
    await vi.waitFor(async () => expect(taken ?? (await database.query(sessions))[0]).toBeDefined(), {
      timeout: 20_000,
      interval: 5,
    })
    await database.query("COMMIT")
  }
  const used = await store.quotaUsed(window)
  expect({ taken, used }).toEqual({ taken: { granted: 7, used: expect.any(Number) }, used: 1 + others + 7 })
})
