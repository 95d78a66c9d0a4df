import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { simulate } from "../src/simulation/simulate.ts"

/** Seeds, and the reason for each. The seed decides the nodes' behavior independently of the store: a seed on both stores would repeat the same run. */
const seeds: readonly (readonly [seed: number, story: string])[] = [
  [3, "the only node that traces is the last of many, and at times cannot"],
  [36, "blocks go without a trace while the node is left alone"],
  [177, "traces come too late"],
  [40, "a head is only claimed"],
  [82, "the same transactions create other contracts on another fork"],
  [178, "a reorg is too deep where only one block can be undone"],
]
const onPostgres: typeof seeds = [[23, "a node is another chain's for a while; in the end a reorg is too deep"]]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-simulation-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const locations: readonly [string, () => Promise<StoreLocation>, typeof seeds][] = [
  ["SQLite", async () => ({ kind: "sqlite", directory: folder }), seeds],
  ["PostgreSQL", async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }), onPostgres],
]

describe.each(locations)("the indexer over %s, whatever nodes do and whenever it dies,", (_, locate, some) => {
  let store: Store
  beforeAll(async () => {
    store = await openStore(await locate())
  })
  afterAll(() => store.close())

  it.each(some)("stores what an uninterrupted run stores (seed %i: %s)", async (seed) => {
    const { blocks, messages, rollbacks, ends, checks, rebuilds } = await simulate(seed, store, `${100_000 + seed}`)
    // A simulation without events proves nothing.
    expect({
      blocks: blocks > 10,
      messages: messages > 0,
      rollbacks: rollbacks > 0,
      lives: ends.length > 0,
      checks: checks > 0,
      rebuilds: rebuilds > 0,
    }).toEqual({ blocks: true, messages: true, rollbacks: true, lives: true, checks: true, rebuilds: true })
  })
})
