import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/postgres"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { simulate } from "../src/simulation/simulate.ts"

/** Seeds that failed once, and what each of them has found, before some that never did. */
const seeds = [1, 2, 3]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-simulation-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const locations: readonly [string, () => Promise<StoreLocation>][] = [
  ["SQLite", async () => ({ kind: "sqlite", directory: folder })],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) })],
]

describe.each(locations)("the indexer over %s, whatever nodes do and whenever it dies,", (_, locate) => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(await locate())
  })
  afterAll(() => store.close())

  it.each(seeds)("stores what an uninterrupted run stores (seed %i)", async (seed) => {
    const { blocks, depths, ends, checks } = await simulate(seed, store, `${100_000 + seed}`)
    // A simulation in which nothing happens proves nothing.
    expect({ blocks: blocks > 1, reorgs: depths.length > 0, lives: ends.length > 0, checks: checks > 0 }).toEqual({
      blocks: true,
      reorgs: true,
      lives: true,
      checks: true,
    })
  })
})
