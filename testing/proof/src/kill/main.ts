import { startPostgres } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { Option } from "commander"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { shapeFor } from "./chain-shape.ts"
import { chainSubject } from "./chain-subject.ts"
import { networkSubject } from "./network-subject.ts"
import { proveKills } from "./prove-kills.ts"
import { killChainRepair } from "./repaired-chain.ts"
import { killNetworkRepair } from "./repaired-network.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

const {
  kills,
  store: storeKind,
  chain: chainOption,
  seed,
  command: killedCommand,
} = commandOf("kill", "Kills `serac index` or `serac repair` again and again, and compares what is stored.")
  .addOption(countOption("--kills <count>", "how often").default(50))
  .addOption(storeOption().default("sqlite"))
  .addOption(
    new Option("--chain <kind>", "what is indexed").choices(["big", "forking", "primary"] as const).default("big"),
  )
  .addOption(countOption("--seed <number>", "decides the moments", 0).default(1))
  .addOption(
    new Option("--command <name>", "what is killed; `repair` from a node, of the chain that is not forking")
      .choices(["index", "repair"] as const)
      .default("index"),
  )
  .parse()
  .opts<{
    kills: number
    store: "sqlite" | "postgres"
    chain: "big" | "forking" | "primary"
    seed: number
    command: "index" | "repair"
  }>()
const killFolder = await makeTemporaryFolder("serac-killed")
const postgres = storeKind === "postgres" ? await startPostgres() : undefined
const killLocation: StoreLocation = postgres
  ? { kind: "postgres", url: postgres.url }
  : { kind: "sqlite", directory: killFolder.path }
const startedAt = performance.now()
const said = (line: string) => console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s ${line}`)
try {
  if (killedCommand === "repair") {
    const kill = chainOption === "primary" ? killNetworkRepair : killChainRepair
    const report = await kill({ location: killLocation, kills, seed, log: said })
    console.log({ ...report, seconds: Math.round((performance.now() - startedAt) / 1000) })
    if (report.difference !== undefined) process.exitCode = 1
  } else await killIndexer()
} finally {
  await postgres?.stop()
  await killFolder.remove()
}

async function killIndexer(): Promise<void> {
  const subject =
    chainOption === "primary" ? networkSubject(kills, seed) : chainSubject(shapeFor(chainOption, kills, seed))
  const reports = await proveKills([{ subject, kills, location: killLocation }], said)
  for (const report of reports) {
    console.log({ ...report, seconds: Math.round((performance.now() - startedAt) / 1000) })
    if (report.difference !== undefined || (report.integrity ?? "ok") !== "ok") process.exitCode = 1
  }
}
