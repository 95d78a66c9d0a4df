import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { proveBulk } from "./prove-bulk.ts"

const {
  seeds: seedCount,
  seed: onlySeed,
  store: onlyStore,
} = commandOf(
  "bulk",
  "Kills a process that makes lists in sorted runs, and compares them with lists made with their blocks.",
)
  .addOption(countOption("--seeds <count>", "how many").default(50))
  .addOption(countOption("--seed <number>", "this one only"))
  .addOption(storeOption("the store; default both"))
  .parse()
  .opts<{ seeds: number; seed?: number; store?: "sqlite" | "postgres" }>()
const bulkSeeds = onlySeed === undefined ? Array.from({ length: seedCount }, (_, at) => at + 1) : [onlySeed]
const bulkStores = onlyStore === undefined ? (["sqlite", "postgres"] as const) : [onlyStore]
for (const kind of bulkStores) {
  const folder = await makeTemporaryFolder("serac-bulk")
  const server = kind === "postgres" ? await startPostgres() : undefined
  const sums = { kills: 0, withProgress: 0 }
  const began = performance.now()
  try {
    const location: StoreLocation = server
      ? { kind: "postgres", url: server.url }
      : { kind: "sqlite", directory: folder.path }
    for (const seed of bulkSeeds) {
      const { kills, withProgress, difference } = await proveBulk({ location, seed, transactions: 6_000, kills: 4 })
      sums.kills += kills
      sums.withProgress += withProgress
      if (difference === undefined) continue
      process.exitCode = 1
      console.log(`${kind}, --seed ${seed}: ${difference}`)
    }
    console.log({
      store: kind,
      seeds: bulkSeeds.length,
      ...sums,
      seconds: Math.round((performance.now() - began) / 1000),
    })
  } finally {
    await server?.stop()
    await folder.remove()
  }
}
