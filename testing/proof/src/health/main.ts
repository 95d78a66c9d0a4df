import { canMount, makeBlockDisk } from "../chaos/disk.ts"
import { inOwnMountNamespace } from "../chaos/mount-namespace.ts"
import { commandOf, countOption } from "../command-line.ts"
import { Random } from "../simulation/random.ts"
import { faults } from "./faults.ts"
import { wordsOf } from "./findings.ts"
import { proveHealth } from "./prove-health.ts"

const healthOptions = commandOf(
  "health",
  "Drives faults at a node, the database and the disk, and holds /health, serac status and the headers of freshness beside the truth.",
)
  .option("--list", "say which faults there are, and inject none")
  .option("--faults <names>", "faults whose names begin with one of these, separated by commas")
  .option("--printed", "say what serac printed, too, where something is untrue")
  .option("--postgres", "over a PostgreSQL of its own; default SQLite")
  .addOption(countOption("--seed <number>", "decides the order of the faults and how long each lasts", 0).default(1))
  .addOption(countOption("--seconds <count>", "inject faults for so long; default each once"))
  .addOption(
    countOption("--lasts <seconds>", "how long a fault lasts at least, and how long all is well after it").default(9),
  )
  .addOption(countOption("--limit <milliseconds>", "for how long what is told may be untrue").default(5_000))
  .parse()
  .opts<{
    list?: true
    faults?: string
    postgres?: true
    printed?: true
    seed: number
    seconds?: number
    lasts: number
    limit: number
  }>()

async function prove(): Promise<void> {
  const { postgres, seed, seconds, lasts, limit } = healthOptions
  const store = postgres ? "postgres" : "sqlite"
  const disks = new Map([
    ["disk", store === "sqlite" && (await canMount())],
    ["block disk", store === "sqlite" && (await canMount(makeBlockDisk))],
  ])
  const names = healthOptions.faults?.split(",")
  const chosen = faults
    .filter(({ name }) => names === undefined || names.some((begin) => name.startsWith(begin)))
    .filter(({ needs }) => needs !== "database" || store === "postgres")
  const possible = chosen.filter(({ needs = "" }) => disks.get(needs) ?? true)
  const left = chosen.filter((fault) => !possible.includes(fault)).map(({ name }) => name)
  if (store === "sqlite" && left.length > 0)
    console.log(`NOT RUN, since no file system for it can be mounted here (it takes root): ${left.join(", ")}`)
  const random = new Random(`order of faults ${seed}`)
  const count = seconds === undefined ? possible.length : Math.max(1, Math.round(seconds / (2.25 * lasts)))
  const plan: typeof chosen = []
  while (possible.length > 0 && plan.length < count) plan.push(...random.shuffle(possible))
  const report = await proveHealth({
    store,
    seed,
    faults: plan.slice(0, count),
    lasts: lasts * 1000,
    limit,
    log: console.log,
  })
  for (const finding of report.findings) {
    const seconds = ((finding.lastAt - finding.firstAt) / 1000).toFixed(1)
    console.log(`\nUNTRUE ${finding.count} times in ${seconds} s: ${wordsOf(finding)}`)
    for (const line of finding.timeline) console.log(`    ${line}`)
  }
  const answers = Object.entries(report.answers).map(([source, number]) => `${number} of ${source}`)
  console.log(
    `\n${report.faults} faults over ${store} with seed ${seed}, ${report.blocks} blocks: ${report.findings.length} untrue for longer than ${limit} ms; judged ${answers.join(", ")}`,
  )
  if (report.findings.length > 0 && healthOptions.printed) console.log(`\n${report.printed}`)
  if (report.findings.length > 0 || plan.length === 0) process.exitCode = 1
}

if (healthOptions.list)
  for (const { name, description, needs } of faults)
    console.log(`${name.padEnd(20)} ${(needs ?? "node").padEnd(9)} ${description}`)
else if (!(await inOwnMountNamespace(healthOptions.postgres === true))) await prove()
