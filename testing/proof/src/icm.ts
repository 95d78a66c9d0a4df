import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import { recordedNetwork } from "@serac/recordings"
import type { StoreLocation } from "@serac/store"
import { rebuiltFromArchive } from "../test/rebuilt-from-archive.ts"
import { commandOf, recordingArgument } from "./command-line.ts"
import type { Comparison } from "./evm/comparison.ts"
import { openProof } from "./evm/prove-recording.ts"
import { comparisonReport } from "./evm/report.ts"
import { compareUndone, cutsOf } from "./evm/undone-messages.ts"

const icmCommand = commandOf(
  "icm",
  "Indexes a recording's EVM chains on both stores, and compares every message between them with an oracle: as indexed, as made of the " +
    "archive again, and after blocks of either side were undone.",
)
  .argument(...recordingArgument)
  .parse()
const [recording = recordedNetwork] = icmCommand.args
const databaseFolder = await mkdtemp(join(tmpdir(), "serac-prove-"))
const postgres = await startPostgres()
const proof = await openProof(recording)
const show = (title: string, comparison: Comparison) => {
  console.log(comparisonReport(title, { comparison }))
  if (comparison.differences.length > 0) process.exitCode = 1
}
try {
  const places: readonly [string, StoreLocation][] = [
    ["SQLite", { kind: "sqlite", directory: join(databaseFolder, "store") }],
    ["PostgreSQL", { kind: "postgres", url: await postgres.createDatabase() }],
  ]
  const whole = [new Map(proof.chains.map(({ ledger }) => [ledger.chainId, ledger.blocks.length]))]
  for (const [name, location] of places) {
    await proof.index(location)
    show(`${name}, as indexed`, await compareUndone(location, proof.chains, whole))
    for (const { ledger } of proof.chains) await rebuiltFromArchive(location, ledger.chainId)
    show(`${name}, made of the archive again`, await compareUndone(location, proof.chains, whole))
    show(`${name}, after blocks were undone`, await compareUndone(location, proof.chains, cutsOf(proof.chains)))
    await proof.index(location)
    show(`${name}, indexed again`, await compareUndone(location, proof.chains, whole))
  }
} finally {
  await proof.close()
  await postgres.stop()
  await rm(databaseFolder, { recursive: true, force: true })
}
