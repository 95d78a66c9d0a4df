import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { Option } from "commander"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { simulate as simulatePrimary } from "../simulation-primary/simulate.ts"
import { simulate as simulateChain } from "./simulate.ts"

const simulationOptions = commandOf("simulation", "Runs the indexer in simulated worlds of faults, reorgs and crashes.")
  .addOption(new Option("--chain <kind>", "what is indexed").choices(["evm", "primary"]).default("evm"))
  .addOption(countOption("--seed <number>", "this world alone, told in words", 0))
  .addOption(countOption("--seeds <count>", "how many worlds").default(100))
  .addOption(countOption("--from <number>", "the first of them", 0).default(1))
  .addOption(storeOption().default("sqlite"))
  .parse()
  .opts<{ chain: "evm" | "primary"; seed?: number; seeds: number; from: number; store: "sqlite" | "postgres" }>()
const { chain: chainOption, store: engine } = simulationOptions
const firstSeed = simulationOptions.seed ?? simulationOptions.from
const seedCount = simulationOptions.seed === undefined ? simulationOptions.seeds : 1

/** Prints the counts of a seed, and its events if there are few seeds. */
interface SeedSummary {
  readonly numbers: Readonly<Record<string, number>>
  readonly words: string
}

async function simulateEvm(seed: number, store: Store): Promise<SeedSummary> {
  const { blocks, messages, depths, rollbacks, ends, checks, rebuilds, hours } = await simulateChain(
    seed,
    store,
    `${100_000 + seed}`,
  )
  return {
    numbers: {
      blocks,
      messages,
      reorgs: depths.length,
      rollbacks,
      lives: ends.length + 1,
      checks,
      rebuilds,
      "simulated hours": hours,
    },
    words: `${blocks} blocks, ${messages} messages, reorgs of ${depths.join(" ")}, ${ends.join(" ")}`,
  }
}

async function simulatePrimaryNetwork(seed: number, store: Store): Promise<SeedSummary> {
  // The next ID is that of the other network which nodes may be in.
  const { blocks, transactions, ends, checks, early, hours } = await simulatePrimary(seed, store, 100_000 + 2 * seed)
  const lives = ends.length + 1
  return {
    numbers: { blocks, transactions, "imports before exports": early, lives, checks, "simulated hours": hours },
    words: `${blocks} blocks, ${transactions} transactions, ${early} imports before exports, ${ends.join(" ")}`,
  }
}

const simulationFolder = await mkdtemp(join(tmpdir(), "serac-simulation-"))
const postgres = engine === "postgres" ? await startPostgres() : undefined
const simulationLocation: StoreLocation = postgres
  ? { kind: "postgres", url: postgres.url }
  : { kind: "sqlite", directory: simulationFolder }
const startedAt = performance.now()
const failedSeeds: number[] = []
const totals = new Map<string, number>()
const openedStore = await openStore(simulationLocation)
try {
  for (let seed = firstSeed; seed < firstSeed + seedCount; seed++) {
    const startedAt = performance.now()
    try {
      const { numbers, words } = await { evm: simulateEvm, primary: simulatePrimaryNetwork }[chainOption](
        seed,
        openedStore,
      )
      for (const [name, number] of Object.entries(numbers)) totals.set(name, (totals.get(name) ?? 0) + number)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(2)
      if (seedCount <= 20) console.log(`seed ${seed}: ${words}, ${seconds} s`)
    } catch (error) {
      failedSeeds.push(seed)
      console.log(`FAIL seed ${seed}: ${error instanceof Error ? error.message : error}`)
      console.log(`again: pnpm prove:simulation --chain ${chainOption} --seed ${seed} --store ${engine}\n`)
    }
  }
} finally {
  await openedStore.close()
  await postgres?.stop()
  await rm(simulationFolder, { recursive: true, force: true })
}
const elapsedSeconds = ((performance.now() - startedAt) / 1000).toFixed(1)
const totalsText = [...totals].map(([name, number]) => `${Math.round(number)} ${name}`).join(", ")
console.log(
  `${seedCount} seeds on ${engine}: ${failedSeeds.length} failed${failedSeeds.length > 0 ? ` (${failedSeeds.join(", ")})` : ""}; ${totalsText} in ${elapsedSeconds} s`,
)
process.exitCode = failedSeeds.length === 0 ? 0 : 1
