import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import type { IndexerOptions } from "../options.ts"
import { runWith, writerOptions } from "../run-with-writer.ts"
import { openRemoteChainWriter } from "./remote-chain-writer.ts"

const indexerThreadData = workerData as Omit<IndexerOptions, "onProgress" | "log">

await runInThread(async (tell) => {
  const { store: location, chain } = indexerThreadData
  const options = writerOptions(indexerThreadData)
  return runWith(
    { ...indexerThreadData, ...tell },
    await openRemoteChainWriter({ location, chainId: chain.chainId, options }),
  )
})
