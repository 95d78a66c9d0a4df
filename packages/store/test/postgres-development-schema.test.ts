import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  developmentSchema,
  developmentVersions,
  expectNotRestored,
  expectRefused,
  refusal,
} from "./fixtures/development-schema.ts"
import { makeDatabase, makeStoreDatabase, type TestDatabase } from "./postgres-database.ts"

let folder: string
let databases: TestDatabase[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-store-"))
  databases = []
})
afterEach(async () => {
  for (const database of databases) await database.close()
  await rm(folder, { recursive: true })
})

async function open(make: () => Promise<TestDatabase>) {
  const database = await make()
  databases.push(database)
  return { ...database, location: { kind: "postgres", url: database.url } as const }
}

test.each(developmentVersions)(
  "tables of schema %i of development versions are refused, and stay as they are",
  async (version) => {
    const { query, location } = await open(makeDatabase)
    const scopes = ["chain", "meta", "network"]
    await query(`CREATE SCHEMA serac; ${developmentSchema(scopes, version)}`)
    await expectRefused(location, folder, refusal("The store's", version))
    expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'serac' ORDER BY 1")).toEqual([
      { tablename: "evm_checkpoint" },
      { tablename: "schema_version" },
    ])
    expect(await query("SELECT * FROM schema_version ORDER BY 1")).toEqual(scopes.map((scope) => ({ scope, version })))
  },
)

test("tables of this version that other statements made are refused", async () => {
  const { query, location } = await open(makeStoreDatabase)
  await query("UPDATE schema_version SET digest = '0123456789abcdef' WHERE scope = 'network'")
  await expectRefused(location, folder, refusal("The primary network's", 1))
})

test("a backup of such tables is not restored", async () => {
  const [from, to] = [await open(makeStoreDatabase), await open(makeDatabase)]
  await expectNotRestored(from.location, to.location, folder)
})
