import { type Clock, systemClock } from "@serac/indexer/core"
import { type NetworkIndexerOptions, startNetworkIndexer } from "@serac/indexer/network"
import { createNetworkNode, runNetworkIndexer } from "@serac/indexer/network/internal"
import { openStore } from "@serac/store"

/** An indexer under proof. */
export interface ProvenIndexer {
  /** Rejects if the indexer stopped with an error. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts the indexer with its public function and verifies all signatures by default; `hurry` makes its clock run that many times faster, for quick tests. */
export async function startProvenIndexer(options: NetworkIndexerOptions, hurry = 1): Promise<ProvenIndexer> {
  const { verify = "full" } = options
  if (hurry === 1) return startNetworkIndexer({ ...options, verify })
  const { network, genesis, pollInterval, log = () => {} } = options
  const store = await openStore(options.store)
  const writer = await store.openNetworkWriter(network.networkId)
  const [clock, stopping] = [hurried(hurry), new AbortController()]
  const node = createNetworkNode({ network, clock, log })
  const given = { network, writer, node, clock, log, genesis, pollInterval, verify, signal: stopping.signal }
  const ended = runNetworkIndexer(given).finally(async () => {
    await writer.close()
    await store.close()
  })
  return {
    ended,
    stop: async () => {
      stopping.abort()
      await ended.catch(() => {})
    },
  }
}

/** The machine's clock, so many times faster. */
export function hurried(times: number): Clock {
  const began = Date.now()
  return {
    now: () => began + (Date.now() - began) * times,
    elapsed: () => systemClock.elapsed() * times,
    random: systemClock.random,
    sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / times, signal),
  }
}
