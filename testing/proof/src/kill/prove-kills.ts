import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as delay } from "node:timers/promises"
import { openStore, type StoreLocation } from "@serac/store"
import { Random } from "../simulation/random.ts"
import { startChainNode } from "./chain-node.ts"
import type { IndexerProcess } from "./indexer-process.ts"
import { type IndexedSubject, runToEnd, startIndexer, withUninterrupted } from "./run-to-end.ts"
import type { KillSubject } from "./subject.ts"
import { makeTemporaryFolder, type TemporaryFolder } from "./temporary-folder.ts"

/** An indexer that is killed. */
export interface KilledIndexer {
  readonly subject: KillSubject
  readonly kills: number
  /** An empty store. */
  readonly location: StoreLocation
}

/** The result of the kills. */
export interface KillReport {
  readonly kills: number
  /** The number of kills after which more was stored than before, and of kills before the process had stored anything. */
  readonly withProgress: number
  /** The final number of blocks. */
  readonly blocks: number
  readonly transactions: number
  /** The number of correct readings. */
  readonly looks: number
  /** The first difference from an uninterrupted run. */
  readonly difference: string | undefined
  /** The result of SQLite's integrity check; undefined for PostgreSQL. */
  readonly integrity: string | undefined
}

const killTimeoutMs = 120_000
/** Milliseconds without a new block after which the wait for further blocks ends. */
const quietMs = 1_500
/** The number of kills in a row with readers, and then without: an open database connection keeps other processes from recovering the database. */
const shiftOf = (kills: number) => Math.min(10, Math.ceil(kills / 4))

/**
 * Repeatedly kills the real process of each indexer, at moments chosen by the seed, while their chain grows; then lets them finish,
 * and compares each one's stored data with that of an uninterrupted run.
 *
 * @param indexers - indexers of subjects with the same node, which they share; the program of the last one is also used for the uninterrupted run
 */
export async function proveKills(
  indexers: readonly [KilledIndexer, ...KilledIndexer[]],
  log: (line: string) => void = () => {},
): Promise<readonly KillReport[]> {
  const [{ subject }] = indexers
  const { subject: reference } = indexers.at(-1) ?? indexers[0]
  const node = await startChainNode(subject.node)
  const all: (KilledIndexer & IndexedSubject & { readonly own: TemporaryFolder | undefined })[] = []
  try {
    for (const indexer of indexers) {
      const { location } = indexer
      const own = location.kind === "sqlite" ? undefined : await makeTemporaryFolder("serac-kill")
      const folder = location.kind === "sqlite" ? location.directory : (own?.path ?? "")
      all.push({ ...indexer, node, own, folder, store: await openStore(location) })
    }
    const seen = await Promise.all(all.map((indexer) => killAll(indexer, log)))
    const head = await node.settle()
    log(`the node's head is ${head}`)
    await Promise.all(all.map((indexer) => runToEnd(indexer, () => indexer.subject.isDone(indexer.store, head))))
    log("it has come to the end; now once more without a kill")
    return await withUninterrupted(reference, node, head, (uninterrupted) =>
      Promise.all(
        all.map(async ({ subject, kills, location, store }, at) => ({
          kills,
          ...(seen[at] ?? { withProgress: 0, looks: 0 }),
          blocks: head + 1,
          transactions: await subject.transactionsOf(store),
          difference: await subject.compare(store, uninterrupted),
          integrity: location.kind === "sqlite" ? checkIntegrity(join(location.directory, subject.file)) : undefined,
        })),
      ),
    )
  } finally {
    for (const { store } of all) await store.close()
    await node.stop()
    for (const { own } of all) await own?.remove()
  }
}

/** Kills an indexer the required number of times. */
async function killAll(
  killed: KilledIndexer & IndexedSubject,
  log: (line: string) => void,
): Promise<Pick<KillReport, "withProgress" | "looks">> {
  const { subject, node, kills, location } = killed
  const shift = shiftOf(kills)
  const random = new Random(`kills ${subject.seed} ${location.kind}`)
  let looks = 0
  let withProgress = 0
  for (let kill = 0; kill < kills; kill += shift) {
    const isWatched = (kill / shift) % 2 === 0
    const watch = isWatched ? await subject.startWatch(location, node.url) : undefined
    for (let count = kill; count < Math.min(kills, kill + shift); count++) {
      const [before, after] = await killOnce(killed, random)
      if (after > before) withProgress++
      log(`kill ${count + 1}: stored ${before} to ${after}${isWatched ? ", watched" : ""}`)
    }
    looks += (await watch?.stop()) ?? 0
  }
  return { withProgress, looks }
}

/** Starts the indexer and kills it. Resolves to the stored heights before and after. */
async function killOnce(indexed: IndexedSubject, random: Random): Promise<readonly [number, number]> {
  const { subject, node, store } = indexed
  const before = await subject.headOf(store)
  const indexer = await startIndexer(indexed)
  try {
    node.grow(subject.growth)
    if (random.chance(0.2)) await delay(random.between(0, 800))
    else {
      await stores(indexer, indexed, before, random.pick(subject.steps))
      await delay(random.between(0, 60))
    }
  } finally {
    await indexer.kill()
  }
  const after = await subject.headOf(store)
  if (after < before && subject.isFinal)
    throw new Error(`block ${before} was stored, and after a kill only block ${after}`)
  return [before, after]
}

/** Resolves when a number of blocks was stored, or when at least one was stored and no other follows for a while. */
async function stores(
  indexer: IndexerProcess,
  { subject, store }: IndexedSubject,
  before: number,
  blocks: number,
): Promise<void> {
  const deadline = performance.now() + killTimeoutMs
  let [last, changedAt] = [before, performance.now()]
  for (;;) {
    const head = await subject.headOf(store)
    if (head !== last) [last, changedAt] = [head, performance.now()]
    if (head >= before + blocks || (head !== before && performance.now() - changedAt > quietMs)) return
    if (performance.now() > deadline) throw new Error(`nothing is stored after block ${before}: ${indexer.printed()}`)
    const ended = await Promise.race([indexer.ended, delay(20)])
    if (ended !== undefined) throw new Error(`the indexer ended by ${ended}: ${indexer.printed()}`)
  }
}

function checkIntegrity(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
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
