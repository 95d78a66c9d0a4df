import { writeFile } from "node:fs/promises"
import { startPostgres } from "@serac/kits/postgres"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { Option } from "commander"
import { commandOf } from "../command-line.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { workOut } from "../primary/oracle/world.ts"
import { readPrimaryRecording } from "../primary/recording/recording.ts"
import { Random } from "../simulation/random.ts"
import { benchHeights } from "./bench-heights.ts"
import type { PrimaryLie } from "./lie.ts"
import { isTrueInTime, LieTable, rowWords } from "./lie-table.ts"
import type { LieFrequency } from "./lying-node.ts"
import { primaryLies } from "./primary-lies.ts"
import { LieBench, type LieOutcome } from "./prove-lie.ts"

const lieCommand = commandOf(
  "lies-primary",
  "Indexes recorded primary networks from nodes that lie in every known way.",
)
  .option("--only <pattern>", "lies whose name matches this regular expression", "")
  .option("--seed <number>", "of the answers that are false", "1")
  .option("--group <number>", "lies after each other about one network", "5")
  .option("--lanes <number>", "networks that are indexed at a time", "4")
  .option("--table <file>", "writes the outcome as a Markdown table")
  .addOption(new Option("--frequency <name>", "of false answers").choices(["always", "sometimes"]))
  .addOption(new Option("--era <name>", "of the recording").choices(["before Helicon", "after Helicon"]))
  .addOption(new Option("--store <kind>", "of the data").choices(["sqlite", "postgres"]))
  .parse()
const lieOptions = lieCommand.opts<{
  readonly only: string
  readonly seed: string
  readonly lanes: string
  readonly group: string
  readonly table?: string
  readonly era?: string
  readonly store?: string
  readonly frequency?: string
}>()
const liesPerStore = Number(lieOptions.group)
const chosen = Object.entries(primaryLies).filter(([name]) => new RegExp(lieOptions.only).test(name))
const cluster = lieOptions.store === "sqlite" ? undefined : await startPostgres()
const folder = await makeTemporaryFolder("serac-lies")
let storeCount = 0
const newStores: Readonly<Record<string, () => Promise<StoreLocation>>> = {
  sqlite: async () => ({ kind: "sqlite", directory: `${folder.path}/${++storeCount}` }),
  postgres: async () => ({ kind: "postgres", url: (await cluster?.createDatabase()) as string }),
}
interface LieRequest {
  readonly lie: string
  readonly answers: PrimaryLie
  readonly frequency: LieFrequency
}

function say(words: string, outcome: LieOutcome): void {
  const { told, isNoticed, faults } = outcome
  if (told === 0 && faults.length === 0) {
    console.log(`not told: ${words}`)
    return
  }
  const end = `told ${told} times, ${rowWords(outcome)}${isNoticed ? "" : ", unnoticed"}`
  console.log(`${isTrueInTime(outcome) ? "ok" : "FAILED"} ${words}: ${end}`)
  for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`)
}

const table = new LieTable(chosen.map(([name]) => name))
try {
  for (const [era, directory] of [
    ["before Helicon", recordedNetwork],
    ["after Helicon", recordedHelicon],
  ] as const) {
    if (lieOptions.era !== undefined && lieOptions.era !== era) continue
    const world = workOut(await readPrimaryRecording(directory))
    const options = { world, heights: benchHeights(world, liesPerStore) }
    const honest = await LieBench.start({ ...options, newStore: newStores.sqlite as () => Promise<StoreLocation> })
    for (const [store, newStore] of Object.entries(newStores)) {
      if (lieOptions.store !== undefined && lieOptions.store !== store) continue
      const runs: LieRequest[] = chosen.flatMap(([lie, answers]) =>
        (["always", "sometimes"] as const)
          .filter((frequency) => frequency === (lieOptions.frequency ?? frequency))
          .map((frequency) => ({ lie, answers, frequency })),
      )
      const lane = async () => {
        const bench = await honest.another(newStore)
        while (runs.length > 0) {
          const group = runs.splice(0, liesPerStore)
          const outcomes = await bench.prove(
            group.map(({ lie, answers, frequency }) => {
              const random = new Random(`${lieOptions.seed} ${lie}`)
              return { lie: answers, frequency, random: () => random.next() }
            }),
          )
          for (const [at, outcome] of outcomes.entries()) {
            const { lie, frequency } = group[at] as LieRequest
            table.add({ lie, era, store, frequency, ...outcome })
            say(`${era}, ${store}, ${frequency}: ${lie}`, outcome)
          }
          // Those that follow one that failed need another store.
          runs.unshift(...group.slice(outcomes.length))
        }
        await bench.close()
      }
      const began = performance.now()
      await Promise.all(Array.from({ length: Number(lieOptions.lanes) }, lane))
      console.log(
        `${era}, ${store}: ${table.summary(era, store)}, in ${((performance.now() - began) / 1000).toFixed(0)} s`,
      )
    }
    await honest.close()
  }
  if (lieOptions.table !== undefined) await writeFile(lieOptions.table, table.markdown)
} finally {
  await cluster?.stop()
  await folder.remove()
}
if (table.failures > 0) process.exitCode = 1
