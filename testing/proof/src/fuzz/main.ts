import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { Option } from "commander"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { fuzz } from "./fuzz.ts"
import { fuzzRpc } from "./rpc/fuzz-rpc.ts"
import { type RpcListener, startRpcSubject } from "./rpc/rpc-subject.ts"
import { startSubject } from "./subject.ts"

interface FuzzCommandOptions {
  readonly of: "services" | RpcListener
  readonly runs: number
  readonly seed: number
  readonly operation?: string
  readonly store: "sqlite" | "postgres"
  readonly keys: "on" | "off"
}

const fuzzCommand = commandOf(
  "fuzz",
  "Sends valid and broken requests to every operation of the services, or to every method of a node.",
)
  .addOption(
    new Option("--of <listener>", "who is asked: both services, a devnet, or a gateway in front of one")
      .choices(["services", "devnet", "gateway"])
      .default("services"),
  )
  .addOption(countOption("--runs <count>", "requests of each operation or method").default(1000))
  .addOption(countOption("--seed <number>", "decides the requests", 0).default(1))
  .option("--operation <id>", "this operation or method alone")
  .addOption(storeOption().default("sqlite"))
  .addOption(
    new Option("--keys <state>", "whether services and gateway look at keys").choices(["on", "off"]).default("on"),
  )
  .parse()
const fuzzOptions = fuzzCommand.opts<FuzzCommandOptions>()
const fuzzDirectory = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
const postgres = fuzzOptions.store === "postgres" ? await startPostgres() : undefined
try {
  const location: StoreLocation =
    postgres === undefined ? { kind: "sqlite", directory: fuzzDirectory } : { kind: "postgres", url: postgres.url }
  const began = performance.now()
  const { of } = fuzzOptions
  const { faults, line } = of === "services" ? await fuzzServices(location) : await fuzzListener(location, of)
  for (const fault of faults) console.log(`FAIL ${fault}\n`)
  console.log(`${line}; ${faults.length} failed; ${((performance.now() - began) / 1000).toFixed(1)} s with the start`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await postgres?.stop()
  await rm(fuzzDirectory, { recursive: true, force: true })
}

async function fuzzServices(location: StoreLocation) {
  const subject = await startSubject(location, fuzzOptions.keys === "on")
  const { requests, operations, statuses, slowest, faults } = await fuzz(subject, fuzzOptions)
  await subject.close()
  const line =
    `${requests} requests of ${operations.length} operations on ${location.kind}, keys ${fuzzOptions.keys}; ${statusCounts(statuses)}; ` +
    `the slowest answer took ${Math.round(slowest.milliseconds)} ms: ${slowest.path.slice(0, 200)}`
  return { faults, line }
}

async function fuzzListener(location: StoreLocation, listener: RpcListener) {
  const { seed, runs, operation: method, keys } = fuzzOptions
  const subject = await startRpcSubject(location, keys === "on")
  const report = await fuzzRpc(subject, { listener, seed, runs, method })
  await subject.close()
  const { requests, methods, results, errors, statuses, slowest, faults } = report
  const line =
    `${requests} requests of ${methods.length} methods of a ${listener}, keys ${keys}; ${statusCounts(statuses)}; ${results.size} methods had a ` +
    `result, ${errors} calls an error; the slowest answer took ${Math.round(slowest.milliseconds)} ms: ${slowest.body.slice(0, 200)}`
  return { faults, line }
}

function statusCounts(statuses: Readonly<Record<string, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} of ${status}`)
    .join(", ")
}
