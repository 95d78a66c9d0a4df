import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/postgres"
import { afterEach, beforeEach, expect, inject, it } from "vitest"
import { shapeFor } from "../src/kill/chain-shape.ts"
import { type KillReport, proveKills } from "../src/kill/prove-kills.ts"

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-killed-"))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

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

it("an indexer that is killed 50 times stores in SQLite what an uninterrupted one stores", async () => {
  const report = await proveKills({ shape: shapeFor("big", 40, 1), kills: 40, location: { kind: "sqlite", directory } })
  expect(verdictOf(report)).toEqual({ ...allWell, kills: 40, integrity: "ok" })
})

it("so does one whose chain forks all the time", async () => {
  const location = { kind: "sqlite", directory } as const
  const report = await proveKills({ shape: shapeFor("forking", 10, 2), kills: 10, location })
  expect(verdictOf(report)).toEqual({ ...allWell, kills: 10, integrity: "ok" })
})

it("so does one that stores in PostgreSQL", async () => {
  const location = { kind: "postgres", url: await createDatabase(inject("postgresUrl")) } as const
  const report = await proveKills({ shape: shapeFor("big", 10, 3), kills: 10, location })
  expect(verdictOf(report)).toEqual({ ...allWell, kills: 10, integrity: undefined })
})
