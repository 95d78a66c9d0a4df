import "./workspace-resolution.ts"
import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative, resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { networkPlan } from "./network-plan.ts"
import { seracJson } from "./serac-json.ts"
import { startNetwork } from "./start-network.ts"

const repository = fileURLToPath(new URL("../../../..", import.meta.url))
const schema = join(repository, "packages/cli/serac.schema.json")

/** The folder of the network's genesis and its indexed data; SERAC_START_DIRECTORY overrides it. */
const stackDirectory = resolve(repository, process.env.SERAC_START_DIRECTORY ?? ".serac")

/** The first of four consecutive ports: data service, metrics service, node of the network, gateway before it. SERAC_PORT moves them. */
const servicePort = Number(process.env.SERAC_PORT ?? 8080)

/** When Helicon becomes active on the network, in seconds since 1970, by SERAC_START_HELICON; without it, never. */
const helicon = process.env.SERAC_START_HELICON

const hint = "SERAC_PORT sets the first of the four ports: SERAC_PORT=9080 npm start"

/** The shortest form of a path for a user in the repository's folder. */
const relativePath = (path: string) => (path.startsWith(repository) ? relative(repository, path) : path)

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Prints an error that occurred before the services started, and exits. */
function exitWithError(error: unknown): never {
  console.error(`error: ${wordsOf(error)}`)
  console.error(hint)
  process.exit(1)
}

if (!Number.isInteger(servicePort) || servicePort < 1 || servicePort > 65_532) {
  console.error("error: SERAC_PORT is the first of four ports, an integer from 1 to 65532")
  process.exit(2)
}
mkdirSync(stackDirectory, { recursive: true })

console.log("1. A network: P-, X- and C-Chain and an L1 in one process, and people who use them")
const onFault = (words: string) => console.error(`error: the network: ${words}`)
const networkStarting = startNetwork({
  directory: stackDirectory,
  port: servicePort + 2,
  onFault,
  ...(helicon && { helicon: Number(helicon) }),
}).catch(exitWithError)
// While the network starts, the last one's indexed data is deleted and the command is loaded, which takes as long.
const { forgetNetwork } = await import("./forget-network.ts")
const forgetting = Promise.allSettled([
  forgetNetwork(join(stackDirectory, "data"), {
    networkID: networkPlan.networkID,
    chainIds: [networkPlan.cChainID, networkPlan.l1.chainID].map(String),
  }),
])
const [{ loadStack, run: runCommand }, { tryLines }] = await Promise.all([
  import("@serac/cli"),
  import("./try-lines.ts"),
])
await loadStack()
const startedNetwork = await networkStarting
console.log(`   ${startedNetwork.words}; a day of history is filled behind it`)
const { facts } = startedNetwork
const [forgotten] = await forgetting
if (forgotten.status === "rejected") {
  await startedNetwork.close()
  exitWithError(forgotten.reason)
}
if (forgotten.value) console.log("   what was indexed of the last start's network is deleted: that network is gone")

console.log("\n2. serac up: indexes it and serves the data and metrics APIs\n")
const configFile = join(stackDirectory, "serac.json")
// Editors read the schema's place as a URL, which has no backslash.
const below = (path: string) => relative(stackDirectory, path).replaceAll(sep, "/")
writeFileSync(
  configFile,
  seracJson({ network: facts, port: servicePort, schema: below(schema), genesis: below(startedNetwork.genesisFile) }),
)
const exitCode = await runCommand(["up", "--config", configFile], {
  welcome: async (urls) => {
    // The services run and have indexed the existing blocks: now the day of history is created, which occupies one processor.
    startedNetwork.fill()
    const contracts = await startedNetwork.contracts
    return tryLines({ network: { ...facts, contracts }, urls, config: relativePath(configFile) })
  },
})
await startedNetwork.close()
if (exitCode !== 0) console.error(hint)
process.exitCode = exitCode
