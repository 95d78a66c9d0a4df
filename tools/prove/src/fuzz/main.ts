import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { startPostgres } from "@serac/postgres"
import { fuzz } from "./fuzz.ts"
import { startSubject } from "./subject.ts"

// `pnpm prove:fuzz [--runs N] [--seed N] [--operation ID] [--store sqlite|postgres]`
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    operation: { type: "string" },
    store: { type: "string", default: "sqlite" },
  },
})
const directory = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
const postgres = values.store === "postgres" ? await startPostgres() : undefined
try {
  const subject = await startSubject(
    postgres === undefined ? { kind: "sqlite", directory } : { kind: "postgres", url: postgres.url },
  )
  const began = performance.now()
  const options = { seed: Number(values.seed), runs: Number(values.runs), operation: values.operation }
  const { requests, operations, statuses, slowest, faults } = await fuzz(subject, options)
  const seconds = (performance.now() - began) / 1000
  await subject.close()
  for (const fault of faults) console.log(`FAIL ${fault}\n`)
  const counts = Object.entries(statuses).map(([status, count]) => `${count} of ${status}`)
  console.log(
    `${requests} requests of ${operations} operations on ${values.store}: ${faults.length} operations failed; ` +
      `${counts.join(", ")}; the slowest answer took ${Math.round(slowest.milliseconds)} ms; ${seconds.toFixed(1)} s`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres?.stop()
  await rm(directory, { recursive: true, force: true })
}
