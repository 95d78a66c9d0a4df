import { parseArgs } from "node:util"
import { realCalls } from "./calls.ts"
import { type RealDocument, realDocuments } from "./documents.ts"
import { generateReal, type RealPackage, typeErrorsOf } from "./generate.ts"
import { runPairs } from "./pairs/run.ts"
import { runPeers } from "./public/peers.ts"
import { runPublicDocuments } from "./public/run.ts"
import { roundTrips } from "./round-trip.ts"

const usage = `pnpm generate:real [TEXT]: generates and compiles packages of all documents on npm, or of those whose name contains the text, and
then tests the calls of each kind. With --documents FOLDER it generates, compiles and calls clients of public documents and prints two
tables; with --peers it generates them with other generators too, and writes docs/public-documents.md. The folder has a copy of each repository as
OWNER/NAME, see public/documents.ts. With --histories FOLDER it compares versions of them and
writes docs/document-changes.md.`

/** Packages are compiled together in batches of at least this many operations. */
const together = 300

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: "string" },
    histories: { type: "string" },
    peers: { type: "boolean", default: false },
    help: { type: "boolean", short: "h" },
  },
})
if (values.help) {
  console.log(usage)
  process.exit()
}
const [wanted = ""] = positionals
let faults = 0

function tell(fault: string): void {
  faults += 1
  console.log(`  ✗ ${fault}`)
}

async function generate(document: RealDocument): Promise<readonly RealPackage[]> {
  try {
    const made = await generateReal(document, "compile")
    const { skip = [] } = document
    const without = skip.length === 0 ? "" : `, without ${skip.join(", ")}`
    console.log(`${document.name}: ${made.operations} operations in ${Math.round(made.milliseconds)} ms${without}`)
    return [made]
  } catch (error) {
    console.log(document.name)
    tell(error instanceof Error ? error.message : String(error))
    return []
  }
}

function compile(packages: readonly RealPackage[]): void {
  const errors = typeErrorsOf(packages)
  for (const error of errors) tell(error)
  const names = packages.length === 1 ? packages[0]?.document.name : `${packages.length} packages`
  if (errors.length === 0) console.log(`${names} compiled`)
}

if (values.histories !== undefined) process.exit((await runPairs(values.histories, wanted)) === 0 ? 0 : 1)
if (values.documents !== undefined) {
  const run = values.peers ? runPeers : runPublicDocuments
  process.exit((await run(values.documents, wanted)) === 0 ? 0 : 1)
}

const documents = realDocuments().filter(({ name }) => name.includes(wanted))
let batch: RealPackage[] = []
for (const document of documents) {
  batch.push(...(await generate(document)))
  if (batch.reduce((sum, { operations }) => sum + operations, 0) < together && document !== documents.at(-1)) continue
  if (batch.length > 0) compile(batch)
  batch = []
}

for (const calls of realCalls.filter(({ document }) => document.name.includes(wanted)))
  for (const { call, sent, answer } of await roundTrips(calls)) {
    if (sent === call.sent && answer === call.answer) console.log(`${calls.document.name}: ${call.what}`)
    else tell(`${calls.document.name}: ${call.what}: sent ${sent}, answered ${answer}`)
  }

console.log(`${documents.length} documents, ${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1
