import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { citusOption, commandOf, recordingArgument, storeOption } from "./command-line.ts"
import { comparisonReport } from "./evm/report.ts"
import { differingLines } from "./primary/compare/differing-lines.ts"
import { failing } from "./primary/compare/failing.ts"
import { openPrimaryProof, type PrimaryRun, type PrimaryVerdict } from "./primary/compare/prove-primary.ts"
import { openPostgresStores } from "./stack/postgres-stores.ts"

const primaryCommand = commandOf(
  "primary",
  "Indexes a recorded primary network, serves it, and compares it with the real node's answers and an oracle.",
)
  .argument(...recordingArgument)
  .addOption(storeOption("one store; default both"))
  .addOption(citusOption().implies({ store: "postgres" }))
  .parse()
const [recording = recordedNetwork] = primaryCommand.args
const { store: only, citus } = primaryCommand.opts<{ store?: "sqlite" | "postgres"; citus?: string }>()
const stores = only === undefined ? (["sqlite", "postgres"] as const) : [only]
const databaseFolder = await mkdtemp(join(tmpdir(), "serac-prove-"))
const postgres = stores.includes("postgres") ? await openPostgresStores(citus) : undefined
let compared = 0
const locateStore = async (store: string): Promise<StoreLocation> =>
  store === "sqlite" || postgres === undefined
    ? { kind: "sqlite", directory: join(databaseFolder, `${compared++}`) }
    : postgres.make()
try {
  const { world, against } = await openPrimaryProof(recording)
  const { P, X, C, networkID } = world.recording
  console.log(
    `${recording}: network ${networkID}, P ${P.length} blocks, X ${X.length} blocks, C ${C.length} blocks with atomic transactions`,
  )
  for (const store of stores) {
    const run = async (title: string, options: Omit<PrimaryRun, "location">): Promise<PrimaryVerdict> => {
      const verdict = await against({ location: await locateStore(store), ...options })
      console.log(comparisonReport(`${citus === undefined ? store : "Citus"}, ${title}`, verdict))
      if (verdict.notes.length > 0) console.log(`notes: ${verdict.notes.join("; ")}`)
      if (verdict.comparison.differences.length > 0) process.exitCode = 1
      return verdict
    }
    const indexed = await run("from an index", {})
    const growing = { index: false, steps: 12, faults: failing(1, 10) }
    const byHeight = await run("by height, from a node that grows and fails", growing)
    // The indexer waits for a minute, because a node without further blocks may only lag.
    await run("without the genesis file", { genesis: false, hurry: 10 })
    const different = differingLines(indexed.dump, byHeight.dump)
    console.log(`\n${store}: ${indexed.dump.length} rows stored, ${different.length} differ without an index`)
    for (const line of different.slice(0, 10)) console.log(`  ${line.slice(0, 300)}`)
    if (different.length > 0) process.exitCode = 1
  }
} finally {
  await postgres?.close()
  await rm(databaseFolder, { recursive: true, force: true })
}
