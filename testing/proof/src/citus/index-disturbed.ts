import { setTimeout as delay } from "node:timers/promises"
import { openStore } from "@serac/store"
import { startChainNode } from "../kill/chain-node.ts"
import type { ChainShape } from "../kill/chain-shape.ts"
import { chainSubject } from "../kill/chain-subject.ts"
import { startIndexer, stopAtEnd, withUninterrupted } from "../kill/run-to-end.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import type { CitusStore } from "./distributed-store.ts"
import { type Answers, startPageReader } from "./page-reader.ts"

/** What happened while a cluster was disturbed. */
export interface DisturbedReport {
  readonly blocks: number
  readonly transactions: number
  /** How a service answered meanwhile, by chain. */
  readonly answers: Readonly<Record<string, Answers>>
  /** Wrong answers, and the first difference from what an undisturbed indexer stores in SQLite; none if all is well. */
  readonly problems: readonly string[]
}

/** What a disturbance knows of the indexer. */
export interface RunningIndexer {
  /** The stored height, or undefined while it cannot be read. */
  readonly head: () => Promise<number | undefined>
  readonly answersOf: (chainId: number) => Answers
}

/**
 * Runs one `serac index` of a growing chain into a distributed store, and a service that is read all the time, while something disturbs the cluster;
 * then compares everything that is stored with what an undisturbed indexer stores.
 *
 * @param others - further stored chains that the service has.
 * @param disturb - begins when blocks are stored; the chain grows until it resolves.
 */
export async function indexDisturbed(
  { location }: CitusStore,
  shape: ChainShape,
  others: readonly number[],
  disturb: (running: RunningIndexer) => Promise<void>,
): Promise<DisturbedReport> {
  const subject = chainSubject(shape)
  const node = await startChainNode(subject.node)
  const folder = await makeTemporaryFolder("serac-citus")
  const store = await openStore(location)
  try {
    const indexer = await startIndexer({ subject, node, folder: folder.path, location, store })
    const growing = setInterval(() => node.grow(shape.growth), 1_000)
    const head = () => subject.headOf(store).catch(() => undefined)
    while (((await head()) ?? -1) < 0) await delay(50)
    const reader = await startPageReader(location, [shape.chainId, ...others])
    try {
      await disturb({ head, answersOf: (chainId) => reader.answers.get(chainId) as Answers })
    } finally {
      clearInterval(growing)
    }
    const height = await node.settle()
    await stopAtEnd(indexer, () => subject.isDone(store, height).catch(() => false))
    const wrong = await reader.stop()
    const difference = await withUninterrupted(subject, node, height, (other) => subject.compare(store, other))
    return {
      blocks: height + 1,
      transactions: await subject.transactionsOf(store),
      answers: Object.fromEntries(reader.answers),
      problems: difference === undefined ? wrong : [...wrong, difference],
    }
  } finally {
    await store.close()
    await node.stop()
    await folder.remove()
  }
}
