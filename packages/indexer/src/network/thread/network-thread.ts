import { workerData } from "node:worker_threads"
import { runInThread } from "../../core/thread/index.ts"
import type { NetworkIndexerOptions } from "../options.ts"
import { runNetworkWith } from "../run-with-network-writer.ts"
import { openRemoteNetworkWriter } from "./remote-network-writer.ts"

const networkThreadData = workerData as Omit<NetworkIndexerOptions, "onProgress" | "log">

await runInThread(async (tell) => {
  const { store: location, network } = networkThreadData
  return runNetworkWith(
    { ...networkThreadData, ...tell },
    await openRemoteNetworkWriter({ location, networkId: network.networkId }),
  )
})
