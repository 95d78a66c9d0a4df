import { existsSync } from "node:fs"
import { join } from "node:path"
import { openStore, resetChain, resetNetwork } from "@serac/store"

/** What is to be forgotten. */
export interface Forgotten {
  readonly networkID: number
  /** EVM chain IDs of its C-Chain and its L1s. */
  readonly chainIds: readonly string[]
}

/**
 * Deletes what was indexed of an earlier network, which is not the one that runs now; what is stored of other chains stays.
 *
 * Throws where an indexer writes it. @returns whether there was something
 */
export async function forgetNetwork(directory: string, { networkID, chainIds }: Forgotten): Promise<boolean> {
  // Opening a store that is not there would make it.
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
