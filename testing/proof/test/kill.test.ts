import { createDatabase } from "@serac/kits/postgres"
import type { Store, StoreLocation } from "@serac/store"
import { afterAll, describe, inject, it } from "vitest"
import { tamper } from "../../../packages/store/test/conformance/archived.ts"
import { shapeFor } from "../src/kill/chain-shape.ts"
import { chainSubject } from "../src/kill/chain-subject.ts"
import { correctedChain } from "../src/kill/corrected-subject.ts"
import { killCorrections } from "../src/kill/kill-corrections.ts"
import { networkSubject } from "../src/kill/network-subject.ts"
import { type KillReport, proveKills } from "../src/kill/prove-kills.ts"
import { killStoredChainRepair } from "../src/kill/repaired-chain.ts"
import { killNetworkRepair } from "../src/kill/repaired-network.ts"
import { makeTemporaryFolder, type TemporaryFolder } from "../src/kill/temporary-folder.ts"

const folders: TemporaryFolder[] = []
afterAll(async () => {
  for (const folder of folders) await folder.remove()
})
async function inSqlite(): Promise<StoreLocation> {
  const folder = await makeTemporaryFolder("serac-killed")
  folders.push(folder)
  return { kind: "sqlite", directory: folder.path }
}

const inPostgres = async (): Promise<StoreLocation> => ({
  kind: "postgres",
  url: await createDatabase(inject("postgresUrl")),
})

/** The damage to a chain before it is rebuilt. */
const ruinous = [
  "UPDATE evm_transaction SET fragment = 'x'",
  "DELETE FROM evm_transfer",
  "DELETE FROM evm_internal_transaction",
  "DELETE FROM evm_list",
]

/** The conditions that must hold after each kill. */
const verdictOf = ({ kills = 0, difference, integrity, looks = 0, withProgress = 0 }: Partial<KillReport> = {}) => ({
  kills,
  difference,
  integrity,
  wasRead: looks > 0,
  // Processes that die before any work prove nothing.
  isMostlyAtWork: withProgress >= kills / 2,
})
const allWell = { difference: undefined, wasRead: true, isMostlyAtWork: true }

// A few kills each, so that every run of all tests has them; `pnpm prove:kill --kills 500` has many, and
// `--command repair --chain primary --store postgres` the repair of a network in PostgreSQL. The first kills `serac index`, with
// all of its threads; the others an indexer alone, which starts in less time. Stores share a node, and the run without kills.
describe.concurrent("an indexer that is killed over and over", { timeout: 480_000 }, () => {
  it("stores in SQLite and in PostgreSQL what an uninterrupted one stores, and a rebuild or a repair that is killed makes it again", async ({
    expect,
  }) => {
    const [shape, location] = [{ ...shapeFor("big", 2, 1), length: 170 }, await inSqlite()]
    const locationOfOther = await inPostgres()
    const [inOne, inOther] = await proveKills([
      { subject: chainSubject(shape), kills: 2, location },
      { subject: chainSubject(shape, true), kills: 2, location: locationOfOther },
    ])
    expect(verdictOf(inOne)).toEqual({ ...allWell, kills: 2, integrity: "ok" })
    expect(verdictOf(inOther)).toEqual({ ...allWell, kills: 2, integrity: undefined })
    const chainId = String(shape.chainId)
    const corrected = correctedChain(chainId)
    const ruin = async (store: Store) => {
      for (const statement of ruinous) await tamper(store, chainId, `${statement} WHERE chain_id = :chain`)
    }
    const { withProgress, difference } = await killCorrections({
      ...{ command: ["rebuild", "--chain", chainId], location, subject: corrected, kills: 1, seed: 1, ruin },
    })
    const verdict = { difference: undefined, wasKilledAtWork: true }
    expect({ difference, wasKilledAtWork: withProgress > 0 }).toEqual(verdict)
    for (const place of [location, locationOfOther]) {
      const command = ["repair", "--chain", chainId, "--from", "archive"] as const
      const repaired = await killCorrections({ command, location: place, subject: corrected, kills: 1, seed: 2, ruin })
      expect({ difference: repaired.difference, wasKilledAtWork: repaired.withProgress > 0 }).toEqual(verdict)
    }
    const repaired = await killStoredChainRepair(shape, 2 * shape.length, { location, kills: 1, seed: 3 })
    expect({ difference: repaired.difference, wasKilledAtWork: repaired.withProgress > 0 }).toEqual(verdict)
  })

  it("does so while its chain forks all the time", async ({ expect }) => {
    const subject = chainSubject({ ...shapeFor("forking", 2, 2), length: 80 }, true)
    const [report] = await proveKills([{ subject, kills: 2, location: await inSqlite() }])
    expect(verdictOf(report)).toEqual({ ...allWell, kills: 2, integrity: "ok" })
  })

  it("does so with a primary network, in SQLite and in PostgreSQL", async ({ expect }) => {
    const subject = networkSubject(2, 4, true)
    const [inOne, inOther] = await proveKills([
      { subject, kills: 2, location: await inSqlite() },
      { subject, kills: 2, location: await inPostgres() },
    ])
    expect(verdictOf(inOne)).toEqual({ ...allWell, kills: 2, integrity: "ok" })
    expect(verdictOf(inOther)).toEqual({ ...allWell, kills: 2, integrity: undefined })
  })

  it("leaves false rows as they are, or corrects all of them, where it repairs a primary network", async ({
    expect,
  }) => {
    const { difference, withProgress } = await killNetworkRepair({ location: await inSqlite(), kills: 1, seed: 3 })
    expect({ difference, wasKilledAtWork: withProgress > 0 }).toEqual({ difference: undefined, wasKilledAtWork: true })
  })
})
