import { spawnSync } from "node:child_process"
import type { CitusNode } from "@serac/kits/postgres"
import { InvalidArgumentError, Option } from "commander"
import { commandOf, countOption } from "../command-line.ts"
import { proveBackup } from "./prove-backup.ts"
import { proveDistribution } from "./prove-distribution.ts"
import { proveRebalance } from "./prove-rebalance.ts"
import { proveWorkerLoss } from "./prove-worker-loss.ts"

const parts = ["conformance", "evm", "primary", "distribute", "backup", "rebalance", "worker"] as const
type Part = (typeof parts)[number]

interface CitusOptions {
  readonly addNode?: CitusNode
  readonly workerDataDirectory?: string
  readonly losses: number
  readonly transactions: number
  readonly seed: number
  readonly only?: Part
}

const citusCommand = commandOf("citus", "Proves the store on a cluster of Citus that you have.")
  .argument(
    "<url>",
    "a database of the coordinator that has the extension and knows the workers; others are made beside it",
  )
  .option(
    "--add-node <host:port>",
    "a server with the extension that is no worker: becomes one while a chain is indexed",
    hostAndPort,
  )
  .option(
    "--worker-data-directory <folder>",
    "of a worker on this machine: it is killed while a chain is indexed, and started again",
  )
  .addOption(countOption("--losses <count>", "how often the worker is killed").default(3))
  .addOption(
    countOption("--transactions <count>", "of each chain of the store that is distributed with rows").default(50_000),
  )
  .addOption(countOption("--seed <number>", "decides the moments").default(1))
  .addOption(new Option("--only <part>", "one part").choices(parts))
  .parse()
const [citusUrl = ""] = citusCommand.args
const options = citusCommand.opts<CitusOptions>()

function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    stdio: "inherit",
    env: { ...process.env, SERAC_TEST_CITUS: citusUrl },
  })
  if (status !== 0) process.exitCode = 1
}

function printReport(found: { readonly problems: readonly string[] }): void {
  console.dir(found, { depth: 4 })
  if (found.problems.length > 0) process.exitCode = 1
}

const proofs: Readonly<Record<Part, () => Promise<void> | void>> = {
  conformance: () => run("node_modules/vitest/vitest.mjs", "run", "--project", "citus"),
  evm: () => run("testing/proof/src/evm.ts", "--citus", citusUrl),
  primary: () => run("testing/proof/src/primary.ts", "--citus", citusUrl),
  async distribute() {
    const { transactions, seed } = options
    printReport(await proveDistribution(citusUrl, { transactions, kills: 5, seed }))
  },
  async backup() {
    printReport(await proveBackup(citusUrl, options.transactions))
  },
  async rebalance() {
    if (options.addNode === undefined) console.log("not run: it needs --add-node")
    else printReport(await proveRebalance(citusUrl, options.addNode))
  },
  async worker() {
    const { workerDataDirectory: directory, losses, seed } = options
    if (directory === undefined) console.log("not run: it needs --worker-data-directory")
    else printReport(await proveWorkerLoss(citusUrl, { directory, losses, seed }))
  },
}

for (const part of options.only === undefined ? parts : [options.only]) {
  const began = performance.now()
  console.log(`${part}:`)
  await proofs[part]()
  console.log(`${part}: ${Math.round((performance.now() - began) / 1000)} s`)
}

function hostAndPort(text: string): CitusNode {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? []
  if (host === undefined) throw new InvalidArgumentError("It is not like 127.0.0.1:5432.")
  return { host, port: Number(port) }
}
