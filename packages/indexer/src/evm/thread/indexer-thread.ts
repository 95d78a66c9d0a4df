import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import type { IndexerOptions } from "../options.ts"
import { runWith, writerOptions } from "../run-with-writer.ts"
import { openRemoteChainWriter } from "./remote-chain-writer.ts"

const data = workerData as Omit<IndexerOptions, "onProgress" | "log">

await runInThread(async (tell) => {
  const { store: location, chain } = data
  const options = writerOptions(data)
  return runWith({ ...data, ...tell }, await openRemoteChainWriter({ location, chainId: chain.chainId, options }))
})
