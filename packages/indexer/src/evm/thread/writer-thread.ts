import { workerData } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { openWriter } from "../writer/open-writer.ts"
import { PackedBatch } from "../writer/packed-batch.ts"
import type { WriterThreadData } from "./remote-chain-writer.ts"

const { location, chainId, options: threadOptions } = workerData as WriterThreadData

await serveWriter(() => openWriter(location, chainId, threadOptions), PackedBatch)
