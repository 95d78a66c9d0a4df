import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { formatId } from "@serac/chain"
import { startDemoScript } from "@serac/kits/demo-chain"
import { NodeServer } from "@serac/kits/nodes"
import { startPostgres } from "@serac/kits/postgres"
import { createSignatures } from "@serac/signatures"
import type { Hex } from "viem"
import { english, generateMnemonic } from "viem/accounts"
import { runSerac, SeracProcess } from "../chaos/process/serac-process.ts"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { comparisonReport } from "../evm/report.ts"
import { cb58 } from "../oracle/messenger.ts"
import { startGateway } from "../stack/gateway.ts"
import { compareLive, type LiveChain } from "./compare-live.ts"
import { LiveAccount } from "./live-account.ts"
import { liveConfig, liveDefinition } from "./live-config.ts"
import { LiveHealth } from "./live-health.ts"
import { type LiveMessageChain, LiveMessages, openMessageChain } from "./live-messages.ts"
import { deployMessenger } from "./live-messenger.ts"
import { liveNetwork, nodeVersion } from "./live-network.ts"
import { faultyModes, LiveProxy } from "./live-proxy.ts"
import { LiveRecorder } from "./live-recorder.ts"
import { LiveTally } from "./live-tally.ts"
import { type LiveCounts, useLiveNetwork } from "./live-traffic.ts"
import { LiveWallet } from "./live-wallet.ts"

const liveCommand = commandOf(
  "live",
  "Indexes a network of real nodes through a proxy that lies and fails, while wallets use it and messages go between its chains, and compares everything at the end.",
)
  .argument(
    "<node>",
    "base URL of a node, such as http://127.0.0.1:9650; it keeps the state of all blocks and has the debug interface",
  )
  .requiredOption("--keys <file>", "file with private keys that have funds on X, P and C, one a line: PrivateKey-...")
  .option("--genesis <file>", "genesis file of the network, where it is not a public or the local one")
  .option("--l1 <url...>", "RPC URL of an L1 on which the first key has funds, ending in /rpc")
  .option(
    "--messenger <file>",
    "signed transaction that creates the ICM messenger, as its authors publish it; without it, messages go by the Warp precompile where a chain has no messenger",
  )
  .addOption(countOption("--minutes <count>", "how long the network is used").default(60))
  .addOption(
    countOption("--fault-seconds <count>", "how long each fault lasts, and each pause between two", 1).default(20),
  )
  .option("--no-faults", "let the proxy pass everything")
  .addOption(storeOption().default("sqlite"))
  .parse()
const [nodeUrl = ""] = liveCommand.args
const liveOptions = liveCommand.opts<{
  keys: string
  genesis?: string
  l1?: string[]
  messenger?: string
  minutes: number
  faultSeconds: number
  faults: boolean
  store: "sqlite" | "postgres"
}>()

const print = (line: string) => console.log(`${new Date().toISOString()} ${line}`)
const liveFolder = await mkdtemp(join(tmpdir(), "serac-live-"))
const cluster = liveOptions.store === "postgres" ? await startPostgres() : undefined
const stopping = new AbortController()
process.once("SIGINT", () => stopping.abort())

const network = await liveNetwork(nodeUrl)
const keys = (await readFile(liveOptions.keys, "utf8")).split(/\s+/).filter((word) => word !== "")
if (keys.length === 0) throw new Error(`${liveOptions.keys} has no private key`)
const wallets = keys.map((key) => new LiveWallet(network, key))
const origin = new URL(nodeUrl).origin
const rpcUrls = [`${origin}/ext/bc/C/rpc`, ...(liveOptions.l1 ?? [])]
const [payer] = wallets
if (!payer) throw new Error("there is no wallet")
print(
  `${await nodeVersion(nodeUrl)}, network ${network.networkID} at ${origin}, ${keys.length} wallets, ${rpcUrls.length} EVM chains`,
)
const messengerTransaction = liveOptions.messenger && ((await readFile(liveOptions.messenger, "utf8")).trim() as Hex)

const proxy = new LiveProxy(origin)
const server = await NodeServer.start(proxy)
const gateway = await startGateway(new Map())
const signatures = createSignatures({ networkId: network.networkID, nodeUrls: [nodeUrl] }, { peers: true })
const proxied = (url: string) => url.replace(new URL(url).origin, server.url)
const counts: LiveCounts = { transactions: new LiveTally(), refusals: new LiveTally() }

const scripts = new Map<string, Awaited<ReturnType<typeof startDemoScript>>>()
const messageChains: LiveMessageChain[] = []
const chains: LiveChain[] = []
for (const [at, rpcUrl] of rpcUrls.entries()) {
  const name = at === 0 ? "c-chain" : `l1-${at}`
  const script = { rpcUrl, payer: payer.account, mnemonic: generateMnemonic(english) }
  scripts.set(name, await startDemoScript(script))
  const account = await LiveAccount.funded(rpcUrl, payer.account)
  if (messengerTransaction) await deployMessenger(account, messengerTransaction)
  const messaging = await openMessageChain(account)
  messageChains.push(messaging)
  const chain = {
    chainId: String(await account.client.getChainId()),
    name,
    platformChainId: cb58(messaging.blockchainId),
  }
  const recorder = new LiveRecorder(name, rpcUrl)
  chains.push({ definition: liveDefinition(chain, proxied(rpcUrl)), nodeUrl: rpcUrl, recorder })
  print(
    `${name}: chain ${chain.chainId}, blockchain ${chain.platformChainId}, ${messaging.hasMessenger ? "with" : "without"} the messenger`,
  )
}
const messages = messageChains.length > 1 ? new LiveMessages(messageChains, signatures) : undefined

const config = liveConfig({
  node: server.url,
  genesis: liveOptions.genesis && resolve(liveOptions.genesis),
  chains: chains.map(({ definition }) => definition),
  store: await cluster?.createDatabase(),
  ipfsGateway: gateway.url,
})
await writeFile(join(liveFolder, "serac.json"), config)
const began = Math.floor(Date.now() / 1_000)
const serac = new SeracProcess({ command: "up", flags: [], directory: liveFolder })
try {
  await serac.isUp(join(liveFolder, "data"))
  const { dataService, metricsService } = JSON.parse(await readFile(join(liveFolder, "data", "running.json"), "utf8"))
  const health = new LiveHealth(dataService)
  const end = Date.now() + liveOptions.minutes * 60_000
  const recording = Promise.all(chains.map(({ recorder }) => recorder.follow(stopping.signal)))
  const traffic = useLiveNetwork({ wallets, scripts, messages, signal: stopping.signal, counts })
  for (let turn = 0; Date.now() < end && !stopping.signal.aborted; turn++) {
    await pause(liveOptions.faultSeconds)
    await health.ask("pass")
    if (!liveOptions.faults) continue
    proxy.mode = faultyModes[turn % faultyModes.length] ?? "pass"
    const mode = proxy.mode
    await pause(liveOptions.faultSeconds)
    const answer = await health.ask(mode)
    proxy.mode = "pass"
    const total = `${counts.transactions.total} transactions, ${messages?.counts.delivered ?? 0} messages delivered, ${proxy.lies} lies so far`
    print(`${mode} for ${liveOptions.faultSeconds} s; ${total}; health ${answer}`)
    if (serac.isOver) throw new Error(`serac ended by ${await serac.ended}:\n${serac.printed}`)
  }
  stopping.abort()
  await Promise.all([traffic, recording])
  // A minute for the repair of data from false answers.
  await delay(60_000)
  print(`health at the end: ${await health.ask("end")}`)
  const status = await runSerac(["status", "--json", "--max-lag", "60"], liveFolder)
  const problems = (JSON.parse(status.out) as { readonly problems: readonly string[] }).problems
  // The statement that a node gave false answers lately is correct.
  const others = problems.filter((problem) => !problem.includes("answers that cannot be true"))
  print(`serac status ends with ${status.code}: ${problems.length} problems, ${others.length} of them not about lies`)
  const verified = await runSerac(["verify", "--all"], liveFolder)
  console.log(verified.out, verified.error)
  print(`serac verify --all ends with ${verified.code}`)
  const primary = liveOptions.genesis && {
    url: origin,
    folder: join(liveFolder, "recording"),
    genesis: await readFile(liveOptions.genesis, "utf8"),
    chainIds: [formatId(network.ids.X), formatId(network.ids.C)],
    addresses: {
      X: wallets.flatMap(({ addresses }) => addresses.X),
      P: wallets.flatMap(({ addresses }) => addresses.P),
    },
  }
  const comparison = await compareLive({
    ...{ dataService, metricsService, chains, began },
    ...{ messages: messages?.messages ?? [], primary: primary || undefined },
  })
  console.log(comparisonReport("every listing", { comparison }))
  for (const { definition, recorder } of chains) {
    const { blocks } = await recorder.ledger()
    const kinds = new LiveTally()
    for (const { block, receipts } of blocks)
      for (const [at, { type }] of block.transactions.entries())
        kinds.add(`of type ${Number(type)}${receipts[at]?.status === "0x0" ? ", failed" : ""}`)
    console.log(`${definition.name}: ${blocks.length} blocks, ${kinds.total} transactions`, kinds.lines)
  }
  console.log("transactions", counts.transactions.lines)
  console.log("refused", counts.refusals.lines)
  if (messages) console.log("messages", messages.counts, messages.fates.lines)
  console.log(`lies ${proxy.lies}, by the proxy`, proxy.tally.lines)
  console.log("health", health.tally.lines)
  console.log("problems", problems)
  if (verified.code !== 0 || others.length > 0 || comparison.differences.length > 0) process.exitCode = 1
} finally {
  stopping.abort()
  if (!serac.isOver) await serac.stop()
  await signatures.close()
  await server.close()
  await gateway.close()
  await cluster?.stop()
  // What differs can only be explained by what is stored and recorded.
  if (process.exitCode === 1) print(`the store and the recording are kept in ${liveFolder}`)
  else await rm(liveFolder, { recursive: true, force: true })
}

function pause(seconds: number): Promise<unknown> {
  return delay(seconds * 1_000, undefined, { signal: stopping.signal }).catch(() => {})
}
