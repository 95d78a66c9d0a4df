import { workerData } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { storeReached } from "../../core/writer/index.ts"
import { openWriter } from "../writer/open-writer.ts"
import { PackedBatch } from "../writer/packed-batch.ts"
import type { WriterThreadData } from "./remote-chain-writer.ts"

const { location, chainId, options: threadOptions, awaitsStore: writerAwaitsStore } = workerData as WriterThreadData

await serveWriter(async () => {
  if (writerAwaitsStore) await storeReached(location)
  return openWriter(location, chainId, threadOptions)
}, PackedBatch)
