import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { run } from "@serac/cli"
import { forgetNetwork } from "./forget-network.ts"
import { networkFacts } from "./network-facts.ts"
import { seracJson } from "./serac-json.ts"
import { startChain } from "./start-chain.ts"
import { startNetwork } from "./start-network.ts"
import { tryLines } from "./try-lines.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const schema = join(root, "packages/services/cli/serac.schema.json")

/** Where the demo chain, and what is indexed, are kept; SERAC_START_DIRECTORY moves it. */
const directory = resolve(root, process.env.SERAC_START_DIRECTORY ?? ".serac")

/**
 * The first of four consecutive ports: data service, metrics service, node of the demo chain, node of the primary network.
 * SERAC_PORT moves them.
 */
const port = Number(process.env.SERAC_PORT ?? 8080)

const hint = "SERAC_PORT sets the first of the four ports: SERAC_PORT=9080 npm start"

/** The best name of a path for who stands in the repository. */
const shown = (path: string) => (path.startsWith(root) ? relative(root, path) : path)

/** Shows a step that takes its time: on a terminal in place, elsewhere not at all. */
const showStep = (words: string) => process.stdout.isTTY && process.stdout.write(`\r\u001b[K   ${words}`)

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tells what went wrong before anything was served, and ends. */
function fail(error: unknown): never {
  showStep("")
  console.error(`error: ${wordsOf(error)}`)
  console.error(hint)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 1 || port > 65_532) {
  console.error("error: SERAC_PORT is the first of four ports, an integer from 1 to 65532")
  process.exit(2)
}
mkdirSync(directory, { recursive: true })

console.log("1. A demo chain: anvil from npm, contracts compiled from source, a seeded script")
const { demo, words: chainWords } = await startChain({ directory, port: port + 2, say: showStep }).catch(fail)
showStep("")
console.log(`${process.stdout.isTTY ? "\r" : ""}   ${chainWords}; stored in ${shown(directory)}\n`)
demo.ended.catch((error: unknown) => console.error(`error: the demo chain ended: ${error}`))

console.log("2. A primary network: P-, X- and C-Chain and an L1 in this process, and people who use it")
const onFault = (error: unknown) => console.error(`error: the primary network: ${wordsOf(error)}`)
const stopDemo = async (error: unknown) => {
  await demo.stop()
  return fail(error)
}
const network = await startNetwork({ directory, port: port + 3, onFault }).catch(stopDemo)
console.log(`   ${network.words}; a day of history is filled behind it`)
const facts = networkFacts(network.devnet, network.url)
const isForgotten = await forgetNetwork(join(directory, "data"), {
  networkID: facts.networkID,
  chainIds: [facts.cChain.chainId, facts.l1.chainId],
}).catch(stopDemo)
if (isForgotten) console.log("   what was indexed of the last start's network is deleted: that network is gone")

console.log("\n3. serac up: indexes both and serves the data and metrics APIs\n")
const file = join(directory, "serac.json")
const genesis = relative(directory, network.genesisFile)
writeFileSync(file, seracJson({ demo, network: facts, port, schema: relative(directory, schema), genesis }))
const code = await run(["up", "--config", file], {
  welcome: (urls) => tryLines({ demo, network: facts, urls, config: shown(file) }),
})
await Promise.all([demo.stop(), network.close()])
if (code !== 0) console.error(hint)
process.exitCode = code
