import { join } from "node:path"
import { backUpStore, distributeStore, openStore, restoreStore, type StoreLocation } from "@serac/store"
import { bulkBatches } from "../bulk/bulk-workload.ts"
import { compareDumps } from "../kill/compare-dumps.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { chainsOn, makeDistributedStore } from "./distributed-store.ts"
import { bulkShape, storeBulk } from "./store-bulk.ts"

/** What was backed up and restored. */
export interface BackupReport {
  /** Of the chain, when the backup began, in the backup, and when it was complete. */
  readonly transactions: readonly [begun: number, backedUp: number, ended: number]
  /** What differs from a chain of as many blocks; none if all is well. */
  readonly problems: readonly string[]
}

const batchTransactions = 400

/**
 * Backs up a distributed store while a chain is written, and restores it into another database, whose tables were distributed before and are again.
 * The restored chain must have the rows that a chain of as many blocks has.
 */
export async function proveBackup(coordinator: string, transactions: number): Promise<BackupReport> {
  const folder = await makeTemporaryFolder("serac-citus-backup")
  const from = await makeDistributedStore(coordinator)
  const to = await makeDistributedStore(coordinator)
  const backup = join(folder.path, "backup")
  const like: StoreLocation = { kind: "sqlite", directory: join(folder.path, "like") }
  try {
    const [worker] = await from.workers()
    const [ahead, written] = worker === undefined ? [] : await chainsOn(from, worker.port)
    if (ahead === undefined || written === undefined) throw new Error("no worker has several shards")
    // While this chain's rows are read, Citus reads the other shards over further connections.
    await storeBulk(from.location, String(ahead), transactions)
    const chainId = String(written)
    const ended = await whileWritten(from.location, chainId, transactions, () => backUpStore(from.location, backup))
    await restoreStore(to.location, backup, { replace: true })
    await distributeStore(to.location)
    const [restored, other] = [await openStore(to.location), await openStore(like)]
    try {
      const backedUp = (await restored.chain(chainId).status())?.transactions ?? 0
      await storeBulk(like, chainId, backedUp)
      const difference = await compareDumps(restored, other, chainId)
      return {
        transactions: [transactions, backedUp, ended],
        problems: difference === undefined ? [] : [difference],
      }
    } finally {
      await restored.close()
      await other.close()
    }
  } finally {
    await from.drop()
    await to.drop()
    await folder.remove()
  }
}

/** Stores a chain, and goes on with it while some work is done. Resolves to the transactions that it has then. */
async function whileWritten(
  location: StoreLocation,
  chainId: string,
  transactions: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const store = await openStore(location)
  const writer = await store.openWriter(chainId)
  const next = bulkBatches(bulkShape)
  let stored = 0
  const append = async () => {
    const batch = next(batchTransactions)
    await writer.append(batch, { nodeHead: batch.blocks.at(-1)?.number ?? 0, now: 1_000_000 })
    while ((await writer.catchUp(10_000)) !== undefined);
    stored += batchTransactions
  }
  try {
    while (stored < transactions) await append()
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    working.catch(() => {})
    while (!isDone) await append()
    await working
    return stored
  } finally {
    await writer.close()
    await store.close()
  }
}
