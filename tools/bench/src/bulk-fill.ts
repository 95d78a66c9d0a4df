import { readFileSync } from "node:fs"
import { type BulkShape, bulkBatches, bulkChainId } from "@serac/proof/bulk"
import { openStore, type StoreLocation, type WriterOptions } from "@serac/store"
import { serverBytes } from "./server-bytes.ts"

/** The transactions of a batch, as the indexer gathers them. */
const appendedAtOnce = 4_000
/** As the indexer catches up. */
const caughtUpAtOnce = 10_000

/** Sums over the whole chain: processor time in seconds, and bytes. */
export interface BulkCost {
  readonly rows: Spent
  readonly lists: Spent
}

/** What steps of one kind cost. */
export interface Spent {
  readonly processor: number
  readonly written: number
  /** Processor time of each step, in order, in seconds. */
  readonly steps: readonly number[]
  /** Seconds of the longest step. */
  readonly longest: number
}

/** Stores a chain, and then makes its lists. */
export async function fillStore(
  location: StoreLocation,
  shape: BulkShape,
  transactions: number,
  options: WriterOptions,
): Promise<BulkCost> {
  const next = bulkBatches(shape)
  const store = await openStore(location)
  const rows = new Spending(location)
  const lists = new Spending(location)
  try {
    const writer = await store.openWriter(bulkChainId, options)
    let stored = 0
    const append = async (nodeHead: number) => {
      const batch = next(Math.min(appendedAtOnce, transactions - stored))
      stored += batch.transactions.length
      const now = batch.blocks.at(-1)?.timestamp ?? 0
      await rows.during(() => writer.append(batch, { nodeHead: nodeHead + (batch.blocks.at(-1)?.number ?? 0), now }))
    }
    // Far behind the node until the last batch.
    while (stored < transactions - appendedAtOnce) await append(1_000_000)
    while (stored < transactions) await append(300)
    while ((await lists.during(() => writer.catchUp(caughtUpAtOnce))) !== undefined);
    await lists.during(() => writer.close())
  } finally {
    await store.close()
  }
  return { rows: rows.spent, lists: lists.spent }
}

/** Sums what pieces of work cost. */
class Spending {
  readonly #location: StoreLocation
  readonly #steps: number[] = []
  #written = 0
  #longest = 0

  constructor(location: StoreLocation) {
    this.#location = location
  }

  get spent(): Spent {
    const processor = this.#steps.reduce((sum, step) => sum + step, 0)
    return { processor, written: this.#written, steps: this.#steps, longest: this.#longest }
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = await writtenBytes(this.#location)
    const [began, beganAt] = [process.cpuUsage(), performance.now()]
    const result = await work()
    const { user, system } = process.cpuUsage(began)
    this.#longest = Math.max(this.#longest, (performance.now() - beganAt) / 1000)
    this.#steps.push((user + system) / 1e6)
    this.#written += (await writtenBytes(this.#location)) - before
    return result
  }
}

/** Bytes that this process has handed to the disk by the kernel's count, or that a PostgreSQL server has by its own. */
async function writtenBytes(location: StoreLocation): Promise<number> {
  if (location.kind === "sqlite")
    return Number(/^write_bytes: (\d+)/m.exec(readFileSync("/proc/self/io", "utf8"))?.[1] ?? 0)
  return serverBytes(location.url)
}
