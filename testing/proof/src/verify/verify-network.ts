import { type Clock, systemClock } from "@serac/indexer/core"
import { createNetworkNode, createStateNode, verifyNetwork } from "@serac/indexer/network/reconciliation"
import { type NetworkDefinition, openStore, type StoreLocation, verifyingNetwork } from "@serac/store"

/** How a network is verified. */
export interface VerifyingNetwork {
  readonly location: StoreLocation
  readonly network: NetworkDefinition
  /** The factor by which the verification repeats faster. Default 1. */
  readonly hurry?: number
  /** The maximal milliseconds until the store reaches the node's height. Default 1000. */
  readonly timeoutMs?: number
  /** Default the machine's, that many times as fast. */
  readonly clock?: Clock
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch
}

/** Verifies all stored data of a network, internally and against its node. */
export async function verifyStoredNetwork(options: VerifyingNetwork) {
  const { location, network, hurry = 1, timeoutMs = 1000, fetch } = options
  const store = await openStore(location)
  try {
    const reader = verifyingNetwork(store, network.networkId)
    const consistency = await reader.check()
    const clock = options.clock ?? {
      ...systemClock,
      sleep: (milliseconds: number, signal?: AbortSignal) => systemClock.sleep(milliseconds / hurry, signal),
    }
    const at = { network, clock, log: () => {}, fetch }
    const [node, state] = [createNetworkNode(at), createStateNode(at)]
    const sides = { reader, lists: store.network(network.networkId), node, state, clock, timeoutMs }
    const verdict = await verifyNetwork(sides, { clock, signal: new AbortController().signal })
    return { consistency, verdict }
  } finally {
    await store.close()
  }
}
