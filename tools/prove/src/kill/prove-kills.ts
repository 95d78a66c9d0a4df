import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as delay } from "node:timers/promises"
import { type ChainDefinition, openStore, type Store, type StoreLocation } from "@serac/store"
import { Random } from "../simulation/random.ts"
import { type ChainNode, startChainNode } from "./chain-node.ts"
import type { ChainShape } from "./chain-shape.ts"
import { compareDumps, isAllRead } from "./compare-dumps.ts"
import { type IndexerProcess, startIndexerProcess } from "./indexer-process.ts"
import { startWatch } from "./watch.ts"

export interface KillOptions {
  readonly shape: ChainShape
  readonly kills: number
  /** An empty place. */
  readonly location: StoreLocation
  readonly log?: (line: string) => void
}

/** What was seen while killing. */
export interface KillReport {
  readonly kills: number
  /** Kills after which more was stored than before, and those before the process had stored anything. */
  readonly withProgress: number
  /** Blocks in the end. */
  readonly blocks: number
  readonly transactions: number
  /** How often whoever was reading found all to be as it must. */
  readonly looks: number
  /** The first difference to an uninterrupted run. */
  readonly difference: string | undefined
  /** What SQLite says of the file; undefined for PostgreSQL. */
  readonly integrity: string | undefined
}

const patience = 120_000
/** Milliseconds without a new block after which waiting for more of them makes no sense. */
const quiet = 1_500
/** Kills with readers at work, and as many without: whoever has a database open keeps others from recovering it. */
const shift = 10

/**
 * Kills the real indexer's process at moments that the seed chooses, over and over, while its chain grows; lets it come to
 * the end then; and compares with a run that nobody interrupts.
 */
export async function proveKills({ shape, kills, location, log = () => {} }: KillOptions): Promise<KillReport> {
  const folder = location.kind === "sqlite" ? location.directory : await mkdtemp(join(tmpdir(), "serac-kill-"))
  const node = await startChainNode(shape)
  const store = await openStore(location)
  try {
    const random = new Random(`kills ${shape.seed}`)
    let looks = 0
    let withProgress = 0
    for (let kill = 0; kill < kills; kill += shift) {
      const isWatched = (kill / shift) % 2 === 0
      const watch = isWatched ? await startWatch(location, define(shape, node), shape) : undefined
      for (let count = kill; count < Math.min(kills, kill + shift); count++) {
        const [before, after] = await killOnce(node, folder, location, store, shape, random)
        if (after > before) withProgress++
        log(`kill ${count + 1}: stored ${before} to ${after}${isWatched ? ", watched" : ""}`)
      }
      looks += (await watch?.stop()) ?? 0
    }
    const head = await node.settle()
    log(`the node's head is ${head}`)
    await runToEnd(node, folder, location, store, shape, head)
    log("it has come to the end; now once more without a kill")
    const status = await store.chain(String(shape.chainId)).status()
    return {
      kills,
      withProgress,
      looks,
      blocks: head + 1,
      transactions: status?.transactions ?? 0,
      difference: await compareWithUninterrupted(node, store, shape, head),
      integrity: location.kind === "sqlite" ? checkIntegrity(location.directory, shape) : undefined,
    }
  } finally {
    await store.close()
    await node.stop()
    if (location.kind !== "sqlite") await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the indexer and kills it. Resolves to the heads that were stored before and after. */
async function killOnce(
  node: ChainNode,
  folder: string,
  location: StoreLocation,
  store: Store,
  shape: ChainShape,
  random: Random,
): Promise<readonly [number, number]> {
  const before = await headOf(store, shape)
  const indexer = startIndexerProcess(node.url, folder, location)
  try {
    node.grow(shape.growth)
    if (random.chance(0.2)) await delay(random.between(0, 800))
    else {
      await stores(indexer, store, shape, before, random.pick([1, 1, 10, 100, 300]))
      await delay(random.between(0, 60))
    }
  } finally {
    await indexer.kill()
  }
  const after = await headOf(store, shape)
  if (after < before && shape.kind === "big")
    throw new Error(`block ${before} was stored, and after a kill only block ${after}`)
  return [before, after]
}

/** Resolves when so many blocks were stored, or at least one and no other for a while. */
async function stores(
  indexer: IndexerProcess,
  store: Store,
  shape: ChainShape,
  before: number,
  blocks: number,
): Promise<void> {
  const deadline = performance.now() + patience
  let [last, changedAt] = [before, performance.now()]
  for (;;) {
    const head = await headOf(store, shape)
    if (head !== last) [last, changedAt] = [head, performance.now()]
    if (head >= before + blocks || (head !== before && performance.now() - changedAt > quiet)) return
    if (performance.now() > deadline) throw new Error(`nothing is stored after block ${before}: ${indexer.printed()}`)
    const ended = await Promise.race([indexer.ended, delay(5)])
    if (ended !== undefined) throw new Error(`serac index ended by ${ended}: ${indexer.printed()}`)
  }
}

async function runToEnd(
  node: ChainNode,
  folder: string,
  location: StoreLocation,
  store: Store,
  shape: ChainShape,
  head: number,
): Promise<void> {
  const indexer = startIndexerProcess(node.url, folder, location)
  try {
    const deadline = performance.now() + patience
    while ((await headOf(store, shape)) !== head || !(await isAllRead(store, String(shape.chainId)))) {
      if (performance.now() > deadline) throw new Error(`block ${head} is not reached: ${indexer.printed()}`)
      const ended = await Promise.race([indexer.ended, delay(100)])
      if (ended !== undefined) throw new Error(`serac index ended by ${ended}: ${indexer.printed()}`)
    }
    await indexer.stop()
  } catch (error) {
    await indexer.kill().catch(() => {})
    throw error
  }
}

async function compareWithUninterrupted(
  node: ChainNode,
  killed: Store,
  shape: ChainShape,
  head: number,
): Promise<string | undefined> {
  const directory = await mkdtemp(join(tmpdir(), "serac-uninterrupted-"))
  const location: StoreLocation = { kind: "sqlite", directory }
  const store = await openStore(location)
  try {
    await runToEnd(node, directory, location, store, shape, head)
    return await compareDumps(killed, store, String(shape.chainId))
  } finally {
    await store.close()
    await rm(directory, { recursive: true, force: true })
  }
}

const headOf = async (store: Store, { chainId }: ChainShape): Promise<number> =>
  (await store.chain(String(chainId)).status())?.head.number ?? -1

function checkIntegrity(directory: string, { chainId }: ChainShape): string {
  const database = new DatabaseSync(join(directory, "chains", `${chainId}.sqlite`), { readOnly: true })
  try {
    return database
      .prepare("PRAGMA integrity_check")
      .all()
      .map((row) => String(row.integrity_check))
      .join("\n")
  } finally {
    database.close()
  }
}

function define({ chainId }: ChainShape, { url }: ChainNode): ChainDefinition {
  return {
    chainId: String(chainId),
    name: "Killed chain",
    network: "mainnet",
    rpcUrls: [url],
    nativeToken: { name: "Ice", symbol: "ICE", decimals: 18 },
  }
}
