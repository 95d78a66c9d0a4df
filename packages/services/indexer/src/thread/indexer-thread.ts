import { parentPort, workerData } from "node:worker_threads"
import { runWith } from "../start-indexer.ts"
import { toPlainError } from "./errors.ts"
import type { IndexerMessage, IndexerThreadData } from "./messages.ts"
import { openRemoteWriter } from "./remote-writer.ts"

const data = workerData as IndexerThreadData
const tell = (message: IndexerMessage) => parentPort?.postMessage(message)

try {
  const { store: location, chain, reorgDepth } = data
  const options = reorgDepth === undefined ? {} : { reorgDepth }
  const writer = await openRemoteWriter({ location, chainId: chain.chainId, options })
  const indexer = runWith(
    {
      ...data,
      onProgress: (progress) => tell({ kind: "progress", progress }),
      log: (level, message, facts) => tell({ kind: "log", level, message, facts }),
    },
    writer,
  )
  // The only message that comes is the one to stop.
  parentPort?.once("message", () => indexer.stop())
  tell({ kind: "started" })
  await indexer.ended
  tell({ kind: "ended" })
} catch (error) {
  tell({ kind: "ended", error: toPlainError(error) })
}
parentPort?.close()
