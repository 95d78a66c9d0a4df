import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createDatabase } from "@serac/kits/postgres"
import { openStore, type StoreLocation } from "@serac/store"
import { describe, expect, inject, test } from "vitest"
import { startRedisServer } from "./redis-server.ts"

const program = fileURLToPath(new URL("charging-process.ts", import.meta.url))
const run = promisify(execFile)

const makeSqlite = async () => {
  const directory = await mkdtemp(join(tmpdir(), "serac-budget-"))
  return { location: { kind: "sqlite", directory } as const, dispose: () => rm(directory, { recursive: true }) }
}
const makePostgres = async () => {
  const url = await createDatabase(inject("postgresUrl"))
  return { location: { kind: "postgres", url } as const, dispose: async () => {} }
}

/** Keys are in the store all the same. */
const makeRedis = async () => {
  const [server, { location, dispose }] = [await startRedisServer(), await makeSqlite()]
  return {
    ...{ location, redis: server.url },
    async dispose() {
      await server.close()
      await dispose()
    },
  }
}

interface Shared {
  readonly location: StoreLocation
  readonly redis?: string
  dispose(): Promise<void>
}

describe.each<[string, () => Promise<Shared>]>([
  ["SQLite", makeSqlite],
  ["PostgreSQL", makePostgres],
  ["Redis", makeRedis],
])("two processes over %s", (_, make) => {
  test("share one budget: each could use all of it, and both together use no more", { timeout: 120_000 }, async () => {
    const { location, redis, dispose } = await make()
    await (await openStore(location)).close()
    const limit = 20_000
    const ended = await Promise.all(
      [1, 2].map(() =>
        run(process.execPath, ["--no-warnings", program, JSON.stringify([location, limit, redis ?? null])]),
      ),
    )
    const granted = ended.map(({ stdout }) => Number(stdout))
    const sum = granted.reduce((sum, one) => sum + one, 0)
    expect(sum).toBeLessThanOrEqual(limit)
    // What a process had taken ahead when the other came to the end is lost: 2 % of the quota each at most, and a request.
    expect(sum).toBeGreaterThan(limit * 0.95)
    await dispose()
  })
})
