import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import { runNetworkWith } from "../run-with-network-writer.ts"
import type { NetworkThreadData } from "../spawn-network-indexer.ts"
import { openRemoteNetworkWriter } from "./remote-network-writer.ts"

const { awaitsStore, ...networkThreadData } = workerData as NetworkThreadData

await runInThread(async (tell) => {
  const { store: location, network } = networkThreadData
  return runNetworkWith(
    { ...networkThreadData, ...tell },
    await openRemoteNetworkWriter({ location, networkId: network.networkId, awaitsStore }),
  )
})
