import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { seededFaults } from "@serac/kits/nodes"
import { recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { citusOption, commandOf, recordingArgument } from "./command-line.ts"
import { type AgainstOptions, openProof } from "./evm/prove-recording.ts"
import { comparisonReport } from "./evm/report.ts"
import { openPostgresStores } from "./stack/postgres-stores.ts"

const evmCommand = commandOf(
  "evm",
  "Indexes a recording's EVM chains on both stores, serves them, and compares every listing with an oracle.",
)
  .argument(...recordingArgument)
  .addOption(citusOption())
  .parse()
const [recording = recordedNetwork] = evmCommand.args
const databaseFolder = await mkdtemp(join(tmpdir(), "serac-prove-"))
const { citus } = evmCommand.opts<{ citus?: string }>()
const postgresStores = await openPostgresStores(citus)
const proof = await openProof(recording)
try {
  console.log(
    `${recording}: ${proof.chains.map(({ ledger }) => `${ledger.name} (${ledger.blocks.length} blocks)`).join(", ")}`,
  )
  const runs: readonly [string, StoreLocation, AgainstOptions?][] = [
    ["SQLite", { kind: "sqlite", directory: join(databaseFolder, "healthy") }],
    [postgresStores.title, await postgresStores.make()],
    [
      "SQLite, from failing nodes",
      { kind: "sqlite", directory: join(databaseFolder, "failing") },
      { faults: () => seededFaults(1, 12) },
    ],
  ]
  for (const [title, location, options] of runs.filter(([, { kind }]) => citus === undefined || kind === "postgres")) {
    const verdict = await proof.against(location, options)
    console.log(comparisonReport(title, verdict))
    if (verdict.comparison.differences.length > 0) process.exitCode = 1
  }
} finally {
  await proof.close()
  await postgresStores.close()
  await rm(databaseFolder, { recursive: true, force: true })
}
