import { workerData } from "node:worker_threads"
import { runWith, writerOptions } from "../start-indexer.ts"
import type { IndexerThreadData } from "./messages.ts"
import { openRemoteWriter } from "./remote-writer.ts"
import { runInThread } from "./run-in-thread.ts"

const data = workerData as IndexerThreadData

await runInThread(async (tell) => {
  const { store: location, chain } = data
  const options = writerOptions(data)
  return runWith({ ...data, ...tell }, await openRemoteWriter({ location, chainId: chain.chainId, options }))
})
