import type { Fork, L1Plan } from "@serac/devnet"
import { Command, Option } from "commander"
import { readOptionFile, writeOptionFile } from "../option-file.ts"
import { hostOption, portOption, warnIfExposed } from "../options.ts"
import { serveUntilStopped } from "../serve.ts"
import { textTable } from "../table.ts"
import {
  type ForkedChain,
  type NamedL1,
  parseCount,
  parseDays,
  parseFork,
  parseFund,
  parseL1,
  parseNetworkID,
  parseSeconds,
  parseUpgrade,
} from "./devnet-arguments.ts"

interface DevnetCommandOptions {
  readonly port?: number
  readonly host: string
  readonly seed: string
  readonly days: number
  readonly blockTime?: number
  readonly fund: readonly `0x${string}`[]
  readonly l1: readonly NamedL1[]
  readonly fork?: ForkedChain
  readonly forkCache?: string | boolean
  readonly forkNetwork?: number
  readonly upgrade?: number
  readonly upgradeFile?: string
  readonly validators: number
  readonly peers?: boolean
  readonly simulation?: boolean
  readonly genesis?: string
  readonly state?: string
}

const devnetPort = 9650

/** `serac devnet` */
export function devnetCommand(): Command {
  return new Command("devnet")
    .description("Run a whole network in this process, X-, P- and C-Chain and L1s, until Ctrl-C.")
    .addOption(portOption("port; 0 for any free port").default(devnetPort))
    .addOption(hostOption())
    .addOption(new Option("--seed <text>", "what all keys and all traffic follow from").default("serac"))
    .addOption(
      new Option("--days <number>", "days of history to begin with, filled behind the first answers")
        .argParser(parseDays)
        .default(0),
    )
    .addOption(
      new Option(
        "--block-time <seconds>",
        "seconds between blocks (default: a block as soon as something waits)",
      ).argParser(parseSeconds),
    )
    .addOption(
      new Option("--fund <address>", "EVM address that gets 10,000 AVAX on the C-Chain and on L1s; repeatable")
        .argParser(parseFund)
        .default([], "none"),
    )
    .addOption(
      new Option(
        "--l1 <name=chainid|genesis>",
        "an L1 to begin with: its EVM chain id, or its genesis file and, after a comma, its upgrade.json; repeatable",
      )
        .argParser(parseL1)
        .default([], "none"),
    )
    .addOption(
      new Option(
        "--fork <url@block>",
        "RPC URL of a living EVM chain that a chain goes on from: the C-Chain, or an L1 beside it; block is a number, a hash or a tag (default: latest)",
      ).argParser(parseFork),
    )
    .addOption(
      new Option(
        "--fork-cache <folder>",
        "folder for what the fork reads, for later runs (default: serac/forks in the user's cache)",
      ),
    )
    .addOption(new Option("--no-fork-cache", "do not keep what the fork reads"))
    .addOption(
      new Option(
        "--fork-network <id>",
        "id of the network that the living chain belongs to (default: as its node or its chain id says)",
      ).argParser(parseNetworkID),
    )
    .addOption(
      new Option(
        "--upgrade <helicon=time>",
        "when Helicon becomes active: now, never, or a date (default: never)",
      ).argParser(parseUpgrade),
    )
    .addOption(
      new Option(
        "--upgrade-file <file>",
        "a node's upgrade file, obeyed member by member; what it leaves out is the local network's",
      ).conflicts("upgrade"),
    )
    .addOption(
      new Option("--validators <number>", "validators of the primary network").argParser(parseCount).default(5),
    )
    .addOption(
      new Option(
        "--peers",
        "validators listen for peers and sign for them (ACP-118), each on a free port of loopback; needs Node.js 22.15",
      ),
    )
    .addOption(new Option("--simulation", "EVM chains have eth_simulateV1, which no node of today has"))
    .addOption(new Option("--genesis <file>", "file that the network's genesis is written to, for serac up --genesis"))
    .addOption(
      new Option(
        "--state <file>",
        "file that the network goes on from, if it is there, and is written to when it begins and ends",
      ),
    )
    .addOption(new Option("--json", "print the URLs and the keys as JSON, in one line"))
    .action(async ({ json = false, ...options }: DevnetCommandOptions & { readonly json?: boolean }) => {
      warnIfExposed(options.host, (line) => console.error(`warning: ${line}`))
      await serveUntilStopped(
        () => startDevnetCommand(options),
        (running) => console.log(json ? welcomeJson(running) : welcome(running)),
      )
    })
}

async function startDevnetCommand({
  port = devnetPort,
  host,
  upgrade: helicon,
  upgradeFile,
  l1: l1s,
  genesis,
  state: file,
  fork: forked,
  forkCache,
  forkNetwork: networkID,
  simulation: hasSimulation,
  ...options
}: DevnetCommandOptions) {
  // The devnet's code takes time to load, so other commands do not load it.
  const [{ startDevnet, folderCache }, devnet] = await Promise.all([
    import("@serac/devnet/start"),
    import("@serac/devnet"),
  ])
  const isTerminal = process.stderr.isTTY
  const state = file === undefined ? undefined : await readOptionFile("--state", file)
  const upgrades = upgradeFile === undefined ? undefined : await readUpgrades(upgradeFile)
  const cache = forkCache === false ? false : folderCache(typeof forkCache === "string" ? forkCache : undefined)
  const running = await startDevnet({
    ...options,
    fork: forked && { ...forked, networkID, cache },
    port,
    host,
    l1s: await Promise.all(l1s.map(l1Plan)),
    helicon,
    upgrades,
    hasSimulation,
    state,
    onProgress: (share) => isTerminal && process.stderr.write(`\r\u001b[Khistory: ${Math.round(share * 100)} %`),
    onFault: (error) => console.error(`error: ${error instanceof Error ? error.message : error}`),
  }).catch((error: unknown) => {
    if (error instanceof devnet.StateError) throw new Error(`--state ${file}: ${error.message}`, { cause: error })
    if (error instanceof devnet.UpgradeError)
      throw new Error(`--upgrade-file ${upgradeFile}: ${error.message}`, { cause: error })
    throw error
  })
  const save = async () => {
    if (file !== undefined) writeOptionFile("--state", file, await running.devnet.dump())
  }
  try {
    if (genesis !== undefined)
      writeOptionFile("--genesis", genesis, devnet.genesisJson(running.devnet.network.genesisFile))
    // Saves at the start, so that a file that cannot be written is an error before there is anything to lose.
    await save()
  } catch (error) {
    await running.close()
    throw error
  }
  const { fork } = running.devnet.network
  for (const line of fork ? forkLines(fork) : []) console.error(line)
  let isClosing = false
  if (state !== undefined)
    console.error(`goes on from ${file}: seed, history, validators, upgrades, funds and L1s are those it has`)
  else if (options.days > 0)
    running.filled.then(
      () =>
        isClosing ||
        process.stderr.write(`${isTerminal ? "\r\u001b[K" : ""}history of ${options.days} days is there\n`),
      () => {},
    )
  // Saves on shutdown, so that the state includes the last answered requests.
  const close = () => {
    isClosing = true
    return running.close().finally(save)
  }
  return { ...running, ...devnet, close }
}

async function l1Plan({ name, chainID, files }: NamedL1): Promise<L1Plan> {
  if (chainID !== undefined) return { name, chainID }
  const texts = files.map(async (file) => {
    const text = await readOptionFile("--l1", file)
    if (text === undefined) throw new Error(`--l1 ${name}=${files.join(",")}: there is no file ${file}`)
    return text
  })
  const [genesis = "", upgrades] = await Promise.all(texts)
  return { name, genesis, upgrades }
}

async function readUpgrades(file: string): Promise<string> {
  const text = await readOptionFile("--upgrade-file", file)
  if (text === undefined) throw new Error(`--upgrade-file ${file}: there is no such file`)
  return text
}

/** What the command says about a fork. */
function forkLines({ kind, chainID, block, client, unchecked }: Fork): readonly string[] {
  const name = kind === "coreth" ? "the C-Chain" : "an L1"
  return [
    `${name} is a fork of chain ${chainID} at ${client.shown}, after block ${block.header.number} (${block.hash})`,
    ...unchecked.map((line) => `warning: ${line}`),
  ]
}

type Started = Awaited<ReturnType<typeof startDevnetCommand>>

/** The URL of each interface by its name. */
function interfacesOf({
  url,
  devnet,
}: Pick<Started, "url" | "devnet">): readonly (readonly [name: string, url: string])[] {
  return [
    ["P-Chain", `${url}/ext/bc/P`],
    ["X-Chain", `${url}/ext/bc/X`],
    ...devnet.chains.all.map(({ name, blockchainID }) => {
      const alias = devnet.network.chains.primaryAlias(blockchainID)
      return [name, `${url}/ext/bc/${alias}/rpc`] as const
    }),
    ["health", `${url}/ext/health`],
    ["cheatcodes", `${url}/ext/devnet`],
    ["reference", `${url}/docs`],
  ]
}

function welcome(running: Started): string {
  const { testAccounts, testKeyText } = running
  const accounts = testAccounts.map(({ address, privateKey }) => [address, privateKey])
  return [
    textTable([["INTERFACE", "URL"], ...interfacesOf(running)], true),
    `Keys that everybody knows, with funds; never use them elsewhere.\n\n${textTable([["ACCOUNT", "PRIVATE KEY"], ...accounts], true)}`,
    `X- and P-Chain, and the C-Chain's first account: ${testKeyText}`,
    "Ctrl-C stops.",
  ].join("\n\n")
}

function welcomeJson(running: Started): string {
  const { testAccounts, testKeyText } = running
  const interfaces = interfacesOf(running).map(([name, url]) => ({ name, url }))
  const accounts = testAccounts.map(({ address, privateKey }) => ({ address, privateKey }))
  return JSON.stringify({ interfaces, accounts, primaryNetworkKey: testKeyText })
}
