import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import { runWith, writerOptions } from "../run-with-writer.ts"
import type { IndexerThreadData } from "../spawn-indexer.ts"
import { openRemoteChainWriter } from "./remote-chain-writer.ts"

const { awaitsStore, ...indexerThreadData } = workerData as IndexerThreadData

await runInThread(async (tell) => {
  const { store: location, chain } = indexerThreadData
  const options = writerOptions(indexerThreadData)
  return runWith(
    { ...indexerThreadData, ...tell },
    await openRemoteChainWriter({ location, chainId: chain.chainId, options, awaitsStore }),
  )
})
