import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { countOperations, curlLine, documentsOf, startMocks } from "@serac/mock"
import { defaultDirectory, formatReport, replay } from "@serac/replay"

/** The first of six consecutive ports; SERAC_PORT moves them. */
const port = Number(process.env.SERAC_PORT ?? 4010)

const root = fileURLToPath(new URL("../../..", import.meta.url))

const step = (text: string) => console.log(`\n${text}`)

step("1. Generating clients from specs/")
const generated = spawnSync("node", ["tools/codegen/src/main.ts"], { cwd: root, stdio: "inherit" })
if (generated.status !== 0) process.exit(generated.status ?? 1)

step("2. Starting the six mocks")
const running = await startMocks({ port }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  console.error("Set SERAC_PORT to the first of six free ports and try again.")
  process.exit(1)
})
const mocks = Object.values(running.mocks)
for (const { api, url } of mocks) console.log(`   ${api.padEnd(10)} ${url}`)

let closing = false
const stop = async () => {
  if (closing) process.exit(1)
  closing = true
  console.log("\nStopping")
  await running.close()
  process.exit(0)
}
process.on("SIGINT", () => void stop())
process.on("SIGTERM", () => void stop())

const directory = defaultDirectory()
step(`3. Replaying what a real node said, through the generated clients (${directory})`)
const report = await replay(
  directory,
  (count) => process.stdout.isTTY && process.stdout.write(`\r   ${count} exchanges`),
)
if (process.stdout.isTTY) process.stdout.write("\r")
if (report.failures.length > 0) console.log(formatReport(report))

const cell = (text: string | number, width: number) => String(text).padEnd(width)
const curls: string[] = []
step(`   ${cell("API", 12)}${cell("operations", 12)}${cell("exchanges proven", 20)}URL`)
for (const { api, url } of mocks) {
  const documents = Object.values(await documentsOf(api)) as readonly object[]
  const operations = documents.reduce((sum, document) => sum + countOperations(document), 0)
  const counted = report.apis.get(api)
  const proven = counted === undefined ? "(by contract only)" : `${counted.proven} of ${counted.exchanges}`
  console.log(`   ${cell(api, 12)}${cell(operations, 12)}${cell(proven, 20)}${url}`)
  curls.push(...documents.slice(0, 1).flatMap((document) => curlLine(document, url) ?? []))
}

step("Try")
for (const curl of curls) console.log(`   ${curl}`)
console.log("\nA header chooses the answer: -H 'Prefer: code=429' or -H 'Prefer: example=NAME' (README, mocks).")
console.log("Serving until Ctrl-C.")
