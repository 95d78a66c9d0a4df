import { commandOf, countOption, storeOption } from "../command-line.ts"
import { canMount } from "./disk.ts"
import { inOwnMountNamespace } from "./mount-namespace.ts"
import { isWell, runScenario, type ScenarioReport } from "./run-scenario.ts"
import { type Scenario, small } from "./scenario.ts"
import { scenarios } from "./scenarios/index.ts"

const chaosOptions = commandOf(
  "chaos",
  "Disturbs the real processes in every way there is, while their health is judged.",
)
  .option("--list", "say which scenarios there are, and run none")
  .option("--only <names>", "scenarios whose names begin with one of these, separated by commas")
  .addOption(storeOption("one store; default both"))
  .addOption(countOption("--seed <number>", "decides the moments", 0).default(1))
  .addOption(countOption("--runs <count>", "runs of each, with this seed and those after it").default(1))
  .option("--small", "smaller chains, and nothing that needs a whole primary network")
  .addOption(countOption("--grace <milliseconds>", "how long health may take to tell what happened"))
  .option("--verbose", "say what happens when")
  .parse()
  .opts<{
    list?: true
    only?: string
    store?: "sqlite" | "postgres"
    seed: number
    runs: number
    small?: true
    grace?: number
    verbose?: true
  }>()

const storesOf = ({ stores = ["sqlite", "postgres"] }: Scenario) =>
  stores.filter((store) => chaosOptions.store === undefined || store === chaosOptions.store)
const chosen = scenarios
  .filter(
    ({ name }) => chaosOptions.only === undefined || chaosOptions.only.split(",").some((only) => name.startsWith(only)),
  )
  .filter(({ needsNetwork }) => !(chaosOptions.small && needsNetwork))
  .map((scenario) => (chaosOptions.small ? small(scenario) : scenario))

async function runAll(): Promise<void> {
  const { seed, runs, grace } = chaosOptions
  const hasDisk = await canMount()
  const reports: ScenarioReport[] = []
  const left: string[] = []
  for (const scenario of chosen)
    for (const store of storesOf(scenario)) {
      if (scenario.disk !== undefined && !hasDisk) {
        left.push(
          `${scenario.name} on ${store}: no file system can be mounted here (who is not root can with --store sqlite)`,
        )
        continue
      }
      for (let run = 0; run < runs; run++) {
        const began = performance.now()
        const log = (line: string) =>
          chaosOptions.verbose && console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s ${line}`)
        const report = await runScenario(scenario, store, seed + run, { log, grace })
        reports.push(report)
        console.log(reportLine(report))
        if (!isWell(report)) console.log(detailsOf(report))
      }
    }
  const bad = reports.filter((report) => !isWell(report))
  const samples = reports.reduce((sum, report) => sum + (report.samples ?? 0), 0)
  const pages = reports.reduce((sum, report) => sum + (report.pages ?? 0), 0)
  for (const line of left) console.log(`not run: ${line}`)
  console.log(
    `${reports.length} runs of ${new Set(reports.map(({ scenario }) => scenario)).size} scenarios with seeds ${seed} to ${seed + runs - 1}: ${reports.length - bad.length} well, ${bad.length} not; ${samples} samples of health and ${pages} pages were judged`,
  )
  for (const { scenario, store, seed: of } of bad)
    console.log(`again: pnpm prove:chaos --only ${scenario} --store ${store} --seed ${of} --verbose`)
  if (bad.length > 0 || chosen.length === 0) process.exitCode = 1
}

function reportLine(report: ScenarioReport): string {
  const { scenario, store, seed, seconds, samples = 0, pages = 0 } = report
  return `${isWell(report) ? "well" : "NOT WELL"}  ${scenario} ${store} seed ${seed}: ${seconds} s, ${samples} samples, ${pages} pages`
}

function detailsOf({ failure, difference, findings = [], account }: ScenarioReport): string {
  const lines = [
    ...(failure === undefined ? [] : [`failure: ${failure.split("\n")[0]}`]),
    ...(difference === undefined ? [] : [`difference: ${difference}`]),
    ...findings.map(
      ({ rule, subject, count, first, last }) =>
        `broken ${count} times: ${rule} (${subject})\n    first ${first}\n    last  ${last}`,
    ),
    ...(account === undefined ? [] : [account]),
  ]
  return lines.map((line) => `    ${line}`).join("\n")
}

if (chaosOptions.list)
  for (const { name, description, stores } of scenarios)
    console.log(`${name.padEnd(34)} ${(stores ?? ["both"]).join(", ").padEnd(9)} ${description}`)
else if (!(await inOwnMountNamespace(chaosOptions.store !== "sqlite"))) await runAll()
