import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { run } from "@serac/cli"
import { seracJson } from "./serac-json.ts"
import { startChain } from "./start-chain.ts"
import { tryLines } from "./try-lines.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const schema = join(root, "packages/services/cli/serac.schema.json")

/** Where the chain and what is indexed of it are kept; SERAC_START_DIRECTORY moves it. */
const directory = resolve(root, process.env.SERAC_START_DIRECTORY ?? ".serac")

/** The first of three consecutive ports: data service, metrics service, node of the demo chain. SERAC_PORT moves them. */
const port = Number(process.env.SERAC_PORT ?? 8080)

const hint = "SERAC_PORT sets the first of the three ports: SERAC_PORT=9080 npm start"

/** The best name of a path for who stands in the repository. */
const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path)

/** Shows a step that takes its time: on a terminal in place, elsewhere not at all. */
const showStep = (words: string) => process.stdout.isTTY && process.stdout.write(`\r\u001b[K   ${words}`)

if (!Number.isInteger(port) || port < 1 || port > 65_533) {
  console.error("error: SERAC_PORT is the first of three ports, an integer from 1 to 65533")
  process.exit(2)
}
mkdirSync(directory, { recursive: true })

console.log("1. A demo chain: anvil from npm, contracts compiled from source, a seeded script")
const chain = await startChain({ directory, port: port + 2, say: showStep }).catch((error: unknown) => {
  showStep("")
  console.error(`error: ${error instanceof Error ? error.message : error}`)
  console.error(hint)
  process.exit(1)
})
showStep("")
console.log(`${process.stdout.isTTY ? "\r" : ""}   ${chain.words}; stored in ${shown(directory)}\n`)

console.log("2. serac up: indexes it and serves the data and metrics APIs\n")
const file = join(directory, "serac.json")
writeFileSync(file, seracJson(chain.demo, { port, schema: relative(directory, schema) }))
chain.demo.ended.catch((error: unknown) => console.error(`error: the demo chain ended: ${error}`))
const code = await run(["up", "--config", file], {
  welcome: (urls) => tryLines(chain.demo, urls, shown(file)),
})
await chain.demo.stop()
if (code !== 0) console.error(hint)
process.exitCode = code
