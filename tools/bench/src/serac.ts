import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { openStore, type StoreLocation } from "@serac/store"
import type { BenchChain } from "./bench-chain.ts"
import { nodeOn } from "./cores.ts"

/** The command. */
export const cliEntry = fileURLToPath(new URL("../../../packages/cli/src/main.ts", import.meta.url))

/** A running `serac` command in its own process. */
export interface Serac {
  readonly child: ChildProcess & { readonly pid: number }
  /** The data service's URL, once it listens; `index` has none. */
  readonly url: Promise<string>
  /** Ends the command like Ctrl-C. */
  readonly stop: () => Promise<void>
}

export interface SeracOptions {
  readonly chain?: BenchChain
  /** Further chains, by the URLs of their nodes. */
  readonly rpcUrls?: readonly string[]
  /** A primary network, by the base URL of its node. */
  readonly nodeUrl?: string
  readonly location: StoreLocation
  /** Default both. */
  readonly cores?: readonly number[]
  readonly workers?: number
  /** Whether new blocks are announced by WebSocket. Default false. */
  readonly newHeads?: boolean
  /** Default: the command's default. */
  readonly archive?: "all" | "off"
  /** Names of the lists that are kept. Default all. */
  readonly projections?: readonly string[]
}

/** Starts `serac index`, `serve` or `up`. */
export function startSerac(command: "index" | "serve" | "up", options: SeracOptions): Serac {
  const {
    chain,
    rpcUrls = [],
    nodeUrl,
    location,
    cores = [0, 1],
    workers = 1,
    newHeads = false,
    archive,
    projections,
  } = options
  const folder = mkdtempSync(join(tmpdir(), "serac-bench-config-"))
  const config = join(folder, "serac.json")
  const serves = command !== "index"
  const place = location.kind === "sqlite" ? { dataDirectory: location.directory } : { store: location.url }
  const listen = { dataService: { port: 0 }, metricsService: { port: 0 }, workers }
  const chains = [
    ...(chain === undefined ? [] : [{ rpcUrls: [chain.rpcUrl], ...(newHeads ? { wsUrl: chain.wsUrl } : {}) }]),
    ...rpcUrls.map((url) => ({ rpcUrls: [url] })),
    // The C-Chain as a chain of the operator's, since the node has no WebSocket.
    ...(nodeUrl === undefined ? [] : [{ rpcUrls: [`${nodeUrl}/ext/bc/C/rpc`] }]),
  ]
  const node = nodeUrl === undefined ? [] : [nodeUrl]
  const settings = { ...(archive && { archive }), ...(projections && { projections }) }
  const indexer = Object.keys(settings).length === 0 ? {} : { indexer: settings }
  writeFileSync(config, JSON.stringify({ chains, node, ...indexer, ...place, ...(serves ? listen : {}), log: "json" }))
  const [program, args] = nodeOn(cores, [cliEntry, command, "--config", config])
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] })
  const { pid, stderr } = child
  if (pid === undefined || stderr === null) throw new Error(`serac ${command} could not be started`)
  const url = new Promise<string>((resolve, reject) => {
    createInterface(stderr).on("line", (line) => {
      const { msg, level, dataService } = readEntry(line)
      if (msg === "ready" && typeof dataService === "string") resolve(dataService)
      else if (level !== "info" && level !== 30) console.error(line)
    })
    child.once("exit", (code) => reject(new Error(`serac ${command} ended with ${code}`)))
  })
  url.catch(() => {})
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      await exited
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { child: Object.assign(child, { pid }), url, stop }
}

/** A temporary folder that is deleted after the work. */
export async function withDirectory(work: (location: StoreLocation & { kind: "sqlite" }) => Promise<void>) {
  const directory = mkdtempSync(join(tmpdir(), "serac-bench-data-"))
  try {
    await work({ kind: "sqlite", directory })
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Resolves when a block is stored, to the time at which the first block was stored. */
export async function stored(
  { child }: Serac,
  location: StoreLocation,
  chainId: string,
  block: number,
): Promise<number> {
  const store = await openStore(location)
  let first: number | undefined
  try {
    const reader = store.chain(chainId)
    for (;;) {
      const status = await reader.status()
      if (status !== undefined) first ??= performance.now()
      if (status !== undefined && first !== undefined && status.head.number >= block) return first
      if (child.exitCode !== null) throw new Error(`serac index ended with ${child.exitCode} before block ${block}`)
      await sleep(25)
    }
  } finally {
    await store.close()
  }
}

function readEntry(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return { msg: line }
  }
}
