import { systemClock } from "@serac/indexer/core"
import { createNode, Parties, verifyChain } from "@serac/indexer/evm/reconciliation"
import { type ChainDefinition, openStore, type StoreLocation, verifyingChain } from "@serac/store"

/** Verifies all stored data of an EVM chain, internally and against its nodes. */
export async function verifyStoredChain(location: StoreLocation, chain: ChainDefinition) {
  const store = await openStore(location)
  try {
    const reader = verifyingChain(store, chain.chainId)
    const consistency = await reader.check()
    const node = createNode({ chain, clock: systemClock, log: () => {}, traces: "off" })
    const options = { clock: systemClock, signal: new AbortController().signal }
    const verdict = await verifyChain({ reader, node, parties: new Parties() }, options)
    return { consistency, verdict }
  } finally {
    await store.close()
  }
}
