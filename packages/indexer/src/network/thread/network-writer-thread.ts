import { workerData } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { openNetworkWriter } from "../open-network-writer.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"
import type { NetworkWriterThreadData } from "./remote-network-writer.ts"

const { location, networkId } = workerData as NetworkWriterThreadData

await serveWriter(() => openNetworkWriter(location, networkId), PackedNetworkBatch)
