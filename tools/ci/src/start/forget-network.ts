import { existsSync } from "node:fs"
import { join } from "node:path"
import { openStore, resetChain, resetNetwork } from "@serac/store"

/** The network and chains whose data is deleted. */
export interface Forgotten {
  readonly networkID: number
  /** EVM chain IDs of its C-Chain and its L1s. */
  readonly chainIds: readonly string[]
}

/**
 * Deletes the indexed data of an earlier network that is not the running one; the data of other chains is kept.
 *
 * Throws if an indexer is writing it. @returns whether there was any data
 */
export async function forgetNetwork(directory: string, { networkID, chainIds }: Forgotten): Promise<boolean> {
  // Opening a missing store would create it.
  if (!existsSync(join(directory, "meta.sqlite"))) return false
  const store = await openStore({ kind: "sqlite", directory })
  try {
    const stored = await Promise.all([
      store.network(networkID).status(),
      ...chainIds.map((chainId) => store.chain(chainId).status()),
    ])
    await resetNetwork(store, networkID)
    for (const chainId of chainIds) await resetChain(store, chainId)
    return stored.some((status) => status !== undefined)
  } finally {
    await store.close()
  }
}
