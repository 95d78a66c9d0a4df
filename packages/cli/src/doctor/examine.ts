import { existsSync } from "node:fs"
import type { Config } from "../config/config.ts"
import { readRunning } from "../directory/running.ts"
import { clockFinding } from "./clock-finding.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"
import { examineChain } from "./examine-chain.ts"
import { examineExposure } from "./examine-exposure.ts"
import { examineMachine } from "./examine-machine.ts"
import { examineNetwork } from "./examine-network.ts"
import { examinePorts } from "./examine-ports.ts"
import { examineSoftware } from "./examine-software.ts"

/** Milliseconds for one check, all questions included. */
const examineTimeoutMs = 30_000

/** What `serac doctor` examines. */
export interface ExamineOptions {
  /** Whether anybody on the internet reaches the services. */
  readonly isPublic: boolean
}

/** Examines everything that a configuration depends on. It changes nothing but that it listens for a moment on each port. */
export async function examine(config: Config, { isPublic }: ExamineOptions): Promise<readonly Diagnosis[]> {
  const software = examineSoftware()
  const hasDatabase = software.level === "ok"
  const [machine, ports, network, chains, database] = await Promise.all([
    within("machine", examineMachine(config)),
    within(
      "port",
      runningHere(config, hasDatabase).then((running) => examinePorts(config, running)),
    ),
    examineNetwork(config.node),
    Promise.all(config.chains.map(examineChain)),
    hasDatabase
      ? within(
          "database",
          import("./examine-database.ts").then(({ examineDatabase }) => examineDatabase(config)),
        )
      : [],
  ])
  const clock = clockFinding([network, ...chains].flatMap(({ clocks }) => clocks))
  const nothing = config.chains.length + config.node.length === 0 ? [noSubject] : []
  return [
    software,
    ...machine,
    ...(clock === undefined ? [] : [clock]),
    ...ports,
    ...database,
    ...nothing,
    ...network.findings,
    ...chains.flatMap(({ findings }) => findings),
    ...(isPublic ? examineExposure(config) : []),
  ]
}

const noSubject = diagnosesOf("chains").note(
  "no chain and no node is configured",
  "Name the JSON-RPC URL of a chain with --rpc, or the base URL of a node with --node.",
)

/** The process that holds the data directory. */
async function runningHere({ dataDirectory }: Config, canLook: boolean) {
  if (!canLook || !existsSync(dataDirectory)) return undefined
  const { isLocked } = await import("../directory/lock.ts")
  return isLocked(dataDirectory) ? readRunning(dataDirectory) : undefined
}

/** The findings of a check; a check that fails or takes too long is a finding. */
function within(area: string, check: Promise<readonly Diagnosis[]>): Promise<readonly Diagnosis[]> {
  const { problem } = diagnosesOf(area)
  return new Promise((resolve) => {
    const fail = (reason: string) =>
      resolve([problem(`cannot be examined: ${reason}`, "Look at what the words name, and run serac doctor again.")])
    const timer = setTimeout(() => fail(`no result within ${examineTimeoutMs / 1000} s`), examineTimeoutMs)
    check
      .then(resolve, (error: unknown) => fail(error instanceof Error ? error.message : String(error)))
      .finally(() => clearTimeout(timer))
  })
}
