import type { MessagePort } from "node:worker_threads"
import { serveWriter } from "../../core/thread/index.ts"
import { storeReached } from "../../core/writer/index.ts"
import { openNetworkWriter } from "../open-network-writer.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"
import type { NetworkWriterThreadData } from "./remote-network-writer.ts"

/** Runs the writer of a primary network in this thread. */
export default async function storeNetworkInThread(data: NetworkWriterThreadData, port: MessagePort): Promise<void> {
  const { location, networkId, awaitsStore } = data
  const open = async () => {
    if (awaitsStore) await storeReached(location)
    return openNetworkWriter(location, networkId)
  }
  await serveWriter(port, open, PackedNetworkBatch)
}
