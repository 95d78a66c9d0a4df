import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/postgres"
import type { StoreLocation } from "@serac/store"
import { afterAll, describe, inject, it } from "vitest"
import { shapeFor } from "../src/kill/chain-shape.ts"
import { chainSubject } from "../src/kill/chain-subject.ts"
import { networkSubject } from "../src/kill/network-subject.ts"
import { type KillReport, proveKills } from "../src/kill/prove-kills.ts"

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})
async function inSqlite(): Promise<StoreLocation> {
  const directory = await mkdtemp(join(tmpdir(), "serac-killed-"))
  folders.push(directory)
  return { kind: "sqlite", directory }
}

/** What must hold after killing, whatever else was seen. */
const verdictOf = ({ kills, difference, integrity, looks, withProgress }: KillReport) => ({
  kills,
  difference,
  integrity,
  wasRead: looks > 0,
  // Processes that die before they have done anything prove nothing.
  isMostlyAtWork: withProgress > kills / 2,
})
const allWell = { difference: undefined, wasRead: true, isMostlyAtWork: true }

describe.concurrent("an indexer that is killed over and over", { timeout: 600_000 }, () => {
  it("stores in SQLite what an uninterrupted one stores", async ({ expect }) => {
    const report = await proveKills({
      subject: chainSubject(shapeFor("big", 40, 1)),
      kills: 40,
      location: await inSqlite(),
    })
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 40, integrity: "ok" })
  })

  it("does so while its chain forks all the time", async ({ expect }) => {
    const report = await proveKills({
      subject: chainSubject(shapeFor("forking", 10, 2)),
      kills: 10,
      location: await inSqlite(),
    })
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 10, integrity: "ok" })
  })

  it("does so in PostgreSQL", async ({ expect }) => {
    const location: StoreLocation = { kind: "postgres", url: await createDatabase(inject("postgresUrl")) }
    const report = await proveKills({ subject: chainSubject(shapeFor("big", 10, 3)), kills: 10, location })
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 10, integrity: undefined })
  })

  it("does so with a primary network", async ({ expect }) => {
    const report = await proveKills({ subject: networkSubject(10, 4, true), kills: 10, location: await inSqlite() })
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 10, integrity: "ok" })
  })

  it("does so with a primary network in PostgreSQL", async ({ expect }) => {
    const location: StoreLocation = { kind: "postgres", url: await createDatabase(inject("postgresUrl")) }
    const report = await proveKills({ subject: networkSubject(3, 5, true), kills: 3, location })
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 3, integrity: undefined })
  })
})
