import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { simulate } from "../src/simulation-primary/simulate.ts"

/** Seeds, and the reason for each. The seed decides the nodes' behavior independently of the store: a seed on both stores would repeat the same run. */
const seeds: readonly (readonly [seed: number, story: string])[] = [
  [24, "the only address throttles, and there is room for two kilobytes of what was fetched"],
  [33, "a subnet is elastic, and stakers wait for their start"],
  [15, "nobody knows the genesis"],
  [32, "in the end the network begins anew"],
]
const onPostgres: typeof seeds = [[43, "L1 validators, whose balances are used up"]]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-simulation-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const locations: readonly [string, () => Promise<StoreLocation>, typeof seeds][] = [
  ["SQLite", async () => ({ kind: "sqlite", directory: folder }), seeds],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }), onPostgres],
]

describe.each(locations)(
  "the primary network's indexer over %s, whatever nodes do and whenever it dies,",
  (_, locate, some) => {
    let store: Store
    beforeAll(async () => {
      store = await openStore(await locate())
    })
    afterAll(() => store.close())

    it.each(some)("stores what an uninterrupted run stores, and what the world is (seed %i: %s)", async (seed) => {
      const { blocks, ends, checks, early } = await simulate(seed, store, 100_000 + 2 * seed)
      // A simulation without events proves nothing.
      expect({ blocks: blocks > 10, lives: ends.length > 0, checks: checks > 0, early: early > 0 }).toEqual({
        blocks: true,
        lives: true,
        checks: true,
        early: true,
      })
    })
  },
)
