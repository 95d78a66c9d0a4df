import { parseArgs } from "node:util"
import { canMount } from "./disk.ts"
import { inOwnMountNamespace } from "./mount-namespace.ts"
import { isWell, type Report, runScenario } from "./run-scenario.ts"
import { type Scenario, small } from "./scenario.ts"
import { scenarios } from "./scenarios/index.ts"

// `pnpm prove:chaos [--seed N] [--only NAME] [--store sqlite|postgres] [--runs N] [--small] [--grace MILLISECONDS] [--list] [--verbose]`
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    store: { type: "string" },
    runs: { type: "string", default: "1" },
    list: { type: "boolean", default: false },
    small: { type: "boolean", default: false },
    grace: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
})

const storesOf = ({ stores = ["sqlite", "postgres"] }: Scenario) =>
  stores.filter((store) => values.store === undefined || store === values.store)
const chosen = scenarios
  .filter(({ name }) => values.only === undefined || values.only.split(",").some((only) => name.startsWith(only)))
  .filter(({ needsNetwork }) => !(values.small && needsNetwork))
  .map((scenario) => (values.small ? small(scenario) : scenario))

async function runAll(): Promise<void> {
  const [seed, runs] = [Number(values.seed), Number(values.runs)]
  const grace = values.grace === undefined ? undefined : Number(values.grace)
  const hasDisk = await canMount()
  const reports: Report[] = []
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
          values.verbose && console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s ${line}`)
        const report = await runScenario(scenario, store, seed + run, { log, grace })
        reports.push(report)
        console.log(lineOf(report))
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

function lineOf(report: Report): string {
  const { scenario, store, seed, seconds, samples = 0, pages = 0 } = report
  return `${isWell(report) ? "well" : "NOT WELL"}  ${scenario} ${store} seed ${seed}: ${seconds} s, ${samples} samples, ${pages} pages`
}

function detailsOf({ failure, difference, findings = [], account }: Report): string {
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

if (values.list)
  for (const { name, description, stores } of scenarios)
    console.log(`${name.padEnd(34)} ${(stores ?? ["both"]).join(", ").padEnd(9)} ${description}`)
else if (!(await inOwnMountNamespace(values.store !== "sqlite"))) await runAll()
