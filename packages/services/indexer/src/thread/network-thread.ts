import { workerData } from "node:worker_threads"
import { runNetworkWith } from "../network/start-network-indexer.ts"
import type { NetworkThreadData } from "./messages.ts"
import { openRemoteNetworkWriter } from "./remote-writer.ts"
import { runInThread } from "./run-in-thread.ts"

const data = workerData as NetworkThreadData

await runInThread(async (tell) => {
  const { store: location, network } = data
  return runNetworkWith({ ...data, ...tell }, await openRemoteNetworkWriter({ location, networkId: network.networkId }))
})
