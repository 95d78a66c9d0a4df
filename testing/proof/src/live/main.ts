import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { startDemoScript } from "@serac/kits/demo-chain"
import { NodeServer } from "@serac/kits/nodes"
import { startPostgres } from "@serac/kits/postgres"
import { english, generateMnemonic } from "viem/accounts"
import { runSerac, SeracProcess } from "../chaos/process/serac-process.ts"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { liveNetwork } from "./live-network.ts"
import { faultyModes, LiveProxy } from "./live-proxy.ts"
import { type LiveCounts, useLiveNetwork } from "./live-traffic.ts"
import { LiveWallet } from "./live-wallet.ts"

const liveCommand = commandOf(
  "live",
  "Indexes a network of real nodes through a proxy that lies and fails, while wallets use it, and compares everything at the end.",
)
  .argument("<node>", "base URL of a node, such as http://127.0.0.1:9650")
  .requiredOption("--keys <file>", "file with private keys that have funds on X, P and C, one a line: PrivateKey-...")
  .option("--genesis <file>", "genesis file of the network, where it is not a public or the local one")
  .option("--l1 <url...>", "RPC URL of an L1 on which the keys have funds")
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
const scripts = await Promise.all(
  rpcUrls.map((rpcUrl) => startDemoScript({ rpcUrl, payer: payer.account, mnemonic: generateMnemonic(english) })),
)
print(`network ${network.networkID} at ${origin}, ${keys.length} wallets, ${rpcUrls.length} EVM chains`)

const proxy = new LiveProxy(origin)
const server = await NodeServer.start(proxy)
const proxied = (url: string) => url.replace(new URL(url).origin, server.url)
const stored = [...["--data-directory", "data"], ...(cluster ? ["--store", await cluster.createDatabase()] : [])]
const flags = [
  ...["--node", server.url],
  ...rpcUrls.flatMap((url) => ["--rpc", proxied(url)]),
  ...(liveOptions.genesis ? ["--genesis", resolve(liveOptions.genesis)] : []),
  ...stored,
]
const services = ["--data-service-port", "0", "--metrics-service-port", "0"]
const serac = new SeracProcess({ command: "up", flags: [...flags, ...services], directory: liveFolder })
const counts: LiveCounts = { primary: 0, evm: 0, refusals: new Map() }
try {
  await serac.isUp(join(liveFolder, "data"))
  const end = Date.now() + liveOptions.minutes * 60_000
  const traffic = useLiveNetwork({ wallets, scripts, signal: stopping.signal, counts })
  for (let turn = 0; Date.now() < end && !stopping.signal.aborted; turn++) {
    await pause(liveOptions.faultSeconds)
    if (!liveOptions.faults) continue
    proxy.mode = faultyModes[turn % faultyModes.length] ?? "pass"
    const mode = proxy.mode
    await pause(liveOptions.faultSeconds)
    proxy.mode = "pass"
    print(
      `${mode} for ${liveOptions.faultSeconds} s; ${counts.primary} + ${counts.evm} transactions, ${proxy.lies} lies so far`,
    )
    if (serac.isOver) throw new Error(`serac ended by ${await serac.ended}:\n${serac.printed}`)
  }
  stopping.abort()
  await traffic
  // A minute for what was told wrong to be repaired.
  await delay(60_000)
  const status = await runSerac(["status", "--json", "--max-lag", "60", ...stored], liveFolder)
  print(`serac status ends with ${status.code}`)
  const verified = await runSerac(["verify", "--all", ...flags], liveFolder)
  console.log(verified.out, verified.error)
  print(
    `serac verify --all ends with ${verified.code}; ${counts.primary} + ${counts.evm} transactions, ${proxy.lies} lies`,
  )
  for (const [words, count] of counts.refusals) console.log(`  refused ${count} times: ${words}`)
  if (verified.code !== 0 || status.code !== 0) {
    console.log(status.out, status.error)
    process.exitCode = 1
  }
} finally {
  stopping.abort()
  if (!serac.isOver) await serac.stop()
  await server.close()
  await cluster?.stop()
  await rm(liveFolder, { recursive: true, force: true })
}

function pause(seconds: number): Promise<unknown> {
  return delay(seconds * 1_000, undefined, { signal: stopping.signal }).catch(() => {})
}
