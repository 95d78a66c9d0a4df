import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { startIndexer } from "@serac/indexer/evm"
import type { ChainDefinition, StoreLocation } from "@serac/store"

/** The input of the program. */
export interface ChainProcessInput {
  readonly chain: ChainDefinition
  readonly location: StoreLocation
  /** The directory of the status file. */
  readonly directory: string
}

// Only the indexer of an EVM chain, in one thread: it starts in much less time than `serac index`.
const {
  chain: chainDefinition,
  location: storeLocation,
  directory: logDirectory,
} = JSON.parse(process.argv[2] ?? "") as ChainProcessInput
const indexer = await startIndexer({ chain: chainDefinition, store: storeLocation, pollInterval: 200 })
process.once("SIGTERM", () => void indexer.stop())
writeFileSync(join(logDirectory, "running.json"), JSON.stringify({ pid: process.pid }))
await indexer.ended
