import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { openStore } from "../src/index.ts"
import { describeDeadlines } from "./deadlines.ts"

const createTemporaryStore = async () => {
  const directory = await mkdtemp(join(tmpdir(), "serac-store-"))
  return {
    location: { kind: "sqlite", directory } as const,
    async execute(statements: readonly string[]) {
      const database = new DatabaseSync(join(directory, "networks", "7.sqlite"))
      for (const statement of statements) database.exec(statement)
      database.close()
    },
    dispose: () => rm(directory, { recursive: true }),
  }
}

describeDeadlines(
  "SQLite",
  createTemporaryStore,
  `WITH RECURSIVE counted(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counted)
    SELECT n % 1 + 7 AS network_id, n % 1 + 1 AS list, CAST(n AS BLOB) AS key, n AS position, CAST(n AS BLOB) AS id FROM counted WHERE n < 0`,
)

test("a store that closes ends what is read, and reads nothing more", async () => {
  const temporary = await createTemporaryStore()
  const store = await openStore(temporary.location)
  const filter = { now: 0, sortBy: "blockIndex", order: "asc" } as const
  const reading = store.network(7).validators(filter, { limit: 9 })
  const ended = expect(reading).rejects.toThrow("The store is closed.")
  await store.close()
  await ended
  await expect(store.network(7).validators(filter, { limit: 9 })).rejects.toThrow("The store is closed.")
  await temporary.dispose()
})
