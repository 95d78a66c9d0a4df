import type { MessagePort } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import { runWith, writerOptions } from "../run-with-writer.ts"
import type { BlockSigning, SignBlock } from "../signatures/signed-blocks.ts"
import type { IndexerThreadData } from "../spawn-indexer.ts"
import { openRemoteChainWriter } from "./remote-chain-writer.ts"

/** Runs the indexer of a chain in this thread. */
export default async function indexChainInThread(
  { awaitsStore, ...data }: IndexerThreadData,
  port: MessagePort,
): Promise<void> {
  await runInThread(port, async ({ ask, ...tell }) => {
    const { store: location, chain } = data
    const options = writerOptions(data)
    const signBlock: SignBlock = async (hash) => (await ask(hash)) as BlockSigning
    return runWith(
      { ...data, ...tell, signBlock },
      await openRemoteChainWriter({ location, chainId: chain.chainId, options, awaitsStore }),
    )
  })
}
