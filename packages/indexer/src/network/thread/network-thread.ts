import type { MessagePort } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import { runNetworkWith } from "../run-with-network-writer.ts"
import type { NetworkThreadData } from "../spawn-network-indexer.ts"
import { openRemoteNetworkWriter } from "./remote-network-writer.ts"

/** Runs the indexer of a primary network in this thread. */
export default async function indexNetworkInThread(
  { awaitsStore, ...data }: NetworkThreadData,
  port: MessagePort,
): Promise<void> {
  await runInThread(port, async (tell) => {
    const { store: location, network } = data
    return runNetworkWith(
      { ...data, ...tell },
      await openRemoteNetworkWriter({ location, networkId: network.networkId, awaitsStore }),
    )
  })
}
