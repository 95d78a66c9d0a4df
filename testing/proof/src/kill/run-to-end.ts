import { setTimeout as delay } from "node:timers/promises"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import type { ChainNode } from "./chain-node.ts"
import { type IndexerProcess, startIndexerProcess } from "./indexer-process.ts"
import type { KillSubject } from "./subject.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

/** A subject, its node, and the store of its indexer. */
export interface IndexedSubject {
  readonly subject: KillSubject
  readonly node: ChainNode
  /** Of the indexer's own files. */
  readonly folder: string
  readonly location: StoreLocation
  readonly store: Store
}

/** Starts an indexer of the subject as a process. */
export async function startIndexer({ subject, node, folder, location }: IndexedSubject): Promise<IndexerProcess> {
  return startIndexerProcess(await subject.program(node.url, folder, location), folder)
}

const endTimeoutMs = 120_000

/** Waits until an indexer has stored everything; it must not end before. Then stops it. */
export async function stopAtEnd(indexer: IndexerProcess, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + endTimeoutMs
  for (;;) {
    const began = performance.now()
    if (indexer.isUp() && (await isDone())) break
    // The check may read the whole store; the pause leaves the indexer most of the time.
    const pause = Math.max(100, 4 * (performance.now() - began))
    if (performance.now() > deadline) throw new Error(`the end is not reached: ${indexer.printed()}`)
    const ended = await Promise.race([indexer.ended, delay(pause)])
    if (ended !== undefined) throw new Error(`the indexer ended by ${ended}: ${indexer.printed()}`)
  }
  await indexer.stop()
}

/** Runs an indexer until everything is stored. */
export async function runToEnd(indexed: IndexedSubject, isDone: () => Promise<boolean>): Promise<void> {
  const indexer = await startIndexer(indexed)
  try {
    await stopAtEnd(indexer, isDone)
  } catch (error) {
    await indexer.kill().catch(() => {})
    throw error
  }
}

/** Runs some work on what an undisturbed indexer stores of a subject up to the head. */
export async function withUninterrupted<Result>(
  subject: KillSubject,
  node: ChainNode,
  head: number,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const folder = await makeTemporaryFolder("serac-uninterrupted")
  const location: StoreLocation = { kind: "sqlite", directory: folder.path }
  const store = await openStore(location)
  try {
    await runToEnd({ subject, node, folder: folder.path, location, store }, () => subject.isDone(store, head))
    return await use(store)
  } finally {
    await store.close()
    await folder.remove()
  }
}
