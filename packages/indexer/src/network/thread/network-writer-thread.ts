import { workerData } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { storeReached } from "../../core/writer/index.ts"
import { openNetworkWriter } from "../open-network-writer.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"
import type { NetworkWriterThreadData } from "./remote-network-writer.ts"

const { location, networkId, awaitsStore: writerAwaitsStore } = workerData as NetworkWriterThreadData

await serveWriter(async () => {
  if (writerAwaitsStore) await storeReached(location)
  return openNetworkWriter(location, networkId)
}, PackedNetworkBatch)
