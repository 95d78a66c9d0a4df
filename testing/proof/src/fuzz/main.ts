import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import { Option } from "commander"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { fuzz } from "./fuzz.ts"
import { startSubject } from "./subject.ts"

const {
  store: storeKind,
  keys,
  ...fuzzOptions
} = commandOf("fuzz", "Sends valid and broken requests to every operation of the services.")
  .addOption(countOption("--runs <count>", "requests of each operation").default(1000))
  .addOption(countOption("--seed <number>", "decides the requests", 0).default(1))
  .option("--operation <id>", "this operation alone")
  .addOption(storeOption().default("sqlite"))
  .addOption(new Option("--keys <state>", "whether services look at keys").choices(["on", "off"]).default("on"))
  .parse()
  .opts<{ runs: number; seed: number; operation?: string; store: "sqlite" | "postgres"; keys: "on" | "off" }>()
const fuzzDirectory = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
const postgres = storeKind === "postgres" ? await startPostgres() : undefined
try {
  const subject = await startSubject(
    postgres === undefined ? { kind: "sqlite", directory: fuzzDirectory } : { kind: "postgres", url: postgres.url },
    keys === "on",
  )
  const began = performance.now()
  const { requests, operations, statuses, slowest, faults } = await fuzz(subject, fuzzOptions)
  const seconds = (performance.now() - began) / 1000
  await subject.close()
  for (const fault of faults) console.log(`FAIL ${fault}\n`)
  const counts = Object.entries(statuses).map(([status, count]) => `${count} of ${status}`)
  console.log(
    `${requests} requests of ${operations.length} operations on ${storeKind}, keys ${keys}: ${faults.length} operations failed; ` +
      `${counts.join(", ")}; the slowest answer took ${Math.round(slowest.milliseconds)} ms; ${seconds.toFixed(1)} s`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres?.stop()
  await rm(fuzzDirectory, { recursive: true, force: true })
}
