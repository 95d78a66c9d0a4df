import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { startPostgres } from "@serac/postgres"
import { openStore, type StoreLocation } from "@serac/store"
import pg from "pg"
import { type BenchChain, pinToTwoCores, startBenchNode } from "./bench-chain.ts"
import { type Peer, ponder, sqd } from "./peers.ts"

interface Run {
  readonly name: string
  /** Seconds from the start of the process to the last row. */
  readonly seconds: number
  /** Highest resident memory of the contestant's process, without the database's, in MiB. */
  readonly memory: number
}

const serac = fileURLToPath(new URL("../../../packages/services/cli/src/main.ts", import.meta.url))
const transfersPerBlock = 40

/** Backfills the same chain of about 200,000 ERC-20 transfers by ours and by peers, one after the other. */
export async function backfill(): Promise<void> {
  console.log(`\nbackfill: 196,040 ERC-20 transfers in 4,901 blocks from a local node, ${pinToTwoCores()}`)
  const node = await startBenchNode()
  // Rows are to survive a crash in every contestant's database.
  const postgres = await startPostgres({ durable: true })
  const runs: Run[] = []
  try {
    runs.push(await ours("ours, SQLite", node.chain, await temporary()))
    const url = await postgres.createDatabase()
    runs.push(await ours("ours, PostgreSQL", node.chain, { kind: "postgres", url }))
    for (const peer of [sqd(), ponder()]) runs.push(await theirs(peer, node.chain, await postgres.createDatabase()))
  } finally {
    node.stop()
    await postgres.stop()
  }
  print(node.chain, runs)
}

function print(chain: BenchChain, runs: readonly Run[]): void {
  const transfers = chain.lastBlock * transfersPerBlock
  const [yardstick] = runs
  for (const { name, seconds, memory } of runs) {
    const rate = Math.round(transfers / seconds)
    const ratio = ((yardstick?.seconds ?? seconds) / seconds).toFixed(3)
    console.log(`  ${name.padEnd(26)} ${ratio}x  ${rate} transfers/s  ${seconds.toFixed(1)} s  ${memory} MiB`)
  }
  console.log("  Ours stores the blocks, the transactions and every listing; peers store the transfers alone.")
}

async function temporary(): Promise<StoreLocation> {
  return { kind: "sqlite", directory: mkdtempSync(join(tmpdir(), "serac-bench-data-")) }
}

async function ours(name: string, chain: BenchChain, location: StoreLocation): Promise<Run> {
  const place = location.kind === "sqlite" ? ["--data-directory", location.directory] : ["--store", location.url]
  const started = performance.now()
  const child = spawn(process.execPath, [serac, "index", "--rpc", chain.rpcUrl, "--log-level", "warn", ...place], {
    stdio: ["ignore", "ignore", "inherit"],
  })
  try {
    return await timed(name, child, started, async () => {
      const store = await openStore(location)
      try {
        return (await store.chain(chain.chainId).status())?.head.number === chain.lastBlock
      } finally {
        await store.close()
      }
    })
  } finally {
    await kill(child)
    if (location.kind === "sqlite") rmSync(location.directory, { recursive: true, force: true })
  }
}

async function theirs(peer: Peer, chain: BenchChain, url: string): Promise<Run> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const started = performance.now()
  const child = peer.start(chain, url)
  let complaints = ""
  child.stderr?.on("data", (text) => {
    complaints = (complaints + text).slice(-2000)
  })
  try {
    return await timed(peer.name, child, started, async () => {
      const rows = await database.query(peer.count).catch(() => undefined)
      return rows?.rows[0]?.count === chain.lastBlock * transfersPerBlock
    })
  } catch (error) {
    throw new Error(`${peer.name}: ${complaints}`, { cause: error })
  } finally {
    await kill(child)
    await database.end()
  }
}

async function timed(name: string, child: ChildProcess, started: number, done: () => Promise<boolean>): Promise<Run> {
  while (!(await done())) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode} before it was done`)
    if (performance.now() - started > 900_000) throw new Error(`${name} was not done after 15 minutes`)
    await sleep(100)
  }
  const seconds = (performance.now() - started) / 1000
  const [, highest = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? []
  return { name, seconds, memory: Math.round(Number(highest) / 1024) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, "exit")
  child.kill("SIGKILL")
  await exited
}
