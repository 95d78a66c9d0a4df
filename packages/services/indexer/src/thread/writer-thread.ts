import { workerData } from "node:worker_threads"
import { openWriter } from "../writer/open-writer.ts"
import type { WriterThreadData } from "./remote-writer.ts"
import { serveWriter } from "./serve-writer.ts"

const { location, chainId, options } = workerData as WriterThreadData

await serveWriter(() => openWriter(location, chainId, options))
