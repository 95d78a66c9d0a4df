import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import { runWith, writerOptions } from "../run-with-writer.ts"
import type { BlockSigning, SignBlock } from "../signatures/signed-blocks.ts"
import type { IndexerThreadData } from "../spawn-indexer.ts"
import { openRemoteChainWriter } from "./remote-chain-writer.ts"

const { awaitsStore, ...indexerThreadData } = workerData as IndexerThreadData

await runInThread(async ({ ask, ...tell }) => {
  const { store: location, chain } = indexerThreadData
  const options = writerOptions(indexerThreadData)
  const signBlock: SignBlock = async (hash) => (await ask(hash)) as BlockSigning
  return runWith(
    { ...indexerThreadData, ...tell, signBlock },
    await openRemoteChainWriter({ location, chainId: chain.chainId, options, awaitsStore }),
  )
})
