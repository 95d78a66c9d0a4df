import type { MessagePort } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { storeReached } from "../../core/writer/index.ts"
import { openWriter } from "../writer/open-writer.ts"
import { PackedBatch } from "../writer/packed-batch.ts"
import type { WriterThreadData } from "./remote-chain-writer.ts"

/** Runs the writer of a chain in this thread. */
export default async function storeChainInThread(data: WriterThreadData, port: MessagePort): Promise<void> {
  const { location, chainId, options, awaitsStore } = data
  const open = async () => {
    if (awaitsStore) await storeReached(location)
    return openWriter(location, chainId, options)
  }
  await serveWriter(port, open, PackedBatch)
}
