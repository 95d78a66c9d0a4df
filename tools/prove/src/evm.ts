import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/postgres"
import type { StoreLocation } from "@serac/store"
import { openProof } from "./evm/prove-recording.ts"
import { report } from "./evm/report.ts"
import { fixtures } from "./recording/directories.ts"

// `pnpm prove:evm [DIR]`: what a recording's EVM chains hold, through the whole of the software, against an oracle.
const directory = process.argv[2] ?? fixtures
const folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
const postgres = await startPostgres()
const proof = await openProof(directory)
try {
  console.log(
    `${directory}: ${proof.chains.map(({ ledger }) => `${ledger.name} (${ledger.blocks.length} blocks)`).join(", ")}`,
  )
  const locations: readonly StoreLocation[] = [
    { kind: "sqlite", directory: folder },
    { kind: "postgres", url: await postgres.createDatabase() },
  ]
  for (const location of locations) {
    const { comparison, indexedAfter } = await proof.against(location)
    console.log(report(location.kind, comparison, indexedAfter))
    if (comparison.differences.length > 0) process.exitCode = 1
  }
} finally {
  await proof.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
