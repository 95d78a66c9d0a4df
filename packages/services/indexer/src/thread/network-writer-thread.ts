import { workerData } from "node:worker_threads"
import { openNetworkWriter } from "../writer/open-writer.ts"
import type { NetworkWriterThreadData } from "./remote-writer.ts"
import { serveWriter } from "./serve-writer.ts"

const { location, networkId } = workerData as NetworkWriterThreadData

await serveWriter(() => openNetworkWriter(location, networkId))
