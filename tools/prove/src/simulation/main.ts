import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgres } from "@serac/postgres"
import { openStore, type StoreLocation } from "@serac/store"
import { simulate } from "./simulate.ts"

// `pnpm prove:simulation [--seed N | --seeds COUNT [--from N]] [--store sqlite|postgres]`
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    seeds: { type: "string", default: "100" },
    from: { type: "string", default: "1" },
    store: { type: "string", default: "sqlite" },
  },
})
const kind = values.store === "postgres" ? "postgres" : "sqlite"
const first = Number(values.seed ?? values.from)
const count = values.seed === undefined ? Number(values.seeds) : 1
const folder = await mkdtemp(join(tmpdir(), "serac-simulation-"))
const postgres = kind === "postgres" ? await startPostgres() : undefined
const location: StoreLocation = postgres
  ? { kind: "postgres", url: postgres.url }
  : { kind: "sqlite", directory: folder }
const began = performance.now()
const failed: number[] = []
const totals = { blocks: 0, reorgs: 0, rollbacks: 0, lives: 0, checks: 0, hours: 0 }
const store = await openStore(location)
try {
  for (let seed = first; seed < first + count; seed++) {
    const startedAt = performance.now()
    try {
      const { blocks, depths, rollbacks, ends, checks, hours } = await simulate(seed, store, `${100_000 + seed}`)
      totals.blocks += blocks
      totals.reorgs += depths.length
      totals.rollbacks += rollbacks
      totals.lives += ends.length + 1
      totals.checks += checks
      totals.hours += hours
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
      if (count <= 20)
        console.log(`seed ${seed}: ${blocks} blocks, reorgs of ${depths.join(" ")}, ${ends.join(" ")}, ${seconds} s`)
    } catch (error) {
      failed.push(seed)
      console.log(`FAIL seed ${seed}: ${error instanceof Error ? error.message : error}`)
      console.log(`again: pnpm prove:simulation --seed ${seed} --store ${kind}\n`)
    }
  }
} finally {
  await store.close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(
  `${count} seeds on ${kind}: ${failed.length} failed${failed.length > 0 ? ` (${failed.join(", ")})` : ""}; ${totals.blocks} blocks, ${totals.reorgs} reorgs, ${totals.rollbacks} rollbacks, ${totals.lives} lives, ${totals.checks} checks, ${totals.hours.toFixed(0)} simulated hours in ${seconds} s`,
)
process.exitCode = failed.length === 0 ? 0 : 1
