import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describeNetwork, startNetworkIndexer } from "@serac/indexer/network"
import type { StoreLocation } from "@serac/store"

/** The input of the program. */
export interface NetworkProcessInput {
  readonly url: string
  /** The text of the genesis file. */
  readonly genesis: string
  readonly location: StoreLocation
  /** The directory of the status file. */
  readonly directory: string
}

// Only the indexer of a primary network, in one thread: it starts in much less time than `serac index`.
const {
  url,
  genesis,
  location: storeLocation,
  directory: logDirectory,
} = JSON.parse(process.argv[2] ?? "") as NetworkProcessInput
const describedNetwork = await describeNetwork([url])
// A small queue, so that many blocks are stored in many steps.
const indexer = await startNetworkIndexer({
  network: describedNetwork,
  genesis,
  store: storeLocation,
  pollInterval: 200,
  maxBufferBytes: 60_000,
})
process.once("SIGTERM", () => void indexer.stop())
writeFileSync(join(logDirectory, "running.json"), JSON.stringify({ pid: process.pid }))
await indexer.ended
