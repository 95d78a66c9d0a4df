import { chainPart, networkPart, type Part } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import type { Store } from "../port.ts"
import { beyond, type Query } from "../queries/query.ts"
import { deleteReports, releaseQuarantined } from "../queries/reports.ts"
import { type IndexedSubject, subjectKey } from "../reports/subject.ts"

/** Separate from the other queries, because this one reads all rows of a chain. */
const deleteReindexRequests: Query = {
  name: "delete_reindex_requests_of",
  sql: "DELETE FROM reindex_request WHERE chain_id = :chain",
  plan: { sqlite: [], postgres: [] },
}

/**
 * Deletes all stored data of an EVM chain, so that it is indexed from its first block again. Other chains and the store's secret
 * stay.
 *
 * Throws {@link ChainLockedError} while an indexer writes the chain, and a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { openStore, resetChain } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * await resetChain(store, "43114")
 * await store.close()
 * ```
 */
export function resetChain(store: Store, chainId: string): Promise<void> {
  // This call checks the ID's format.
  store.chain(chainId)
  return reset(store, chainPart(chainId), [{ kind: "chain", chainId }])
}

/**
 * Deletes all stored data of a primary network: its P-, X- and C-Chain. The C-Chain as an EVM chain stays.
 *
 * Throws {@link ChainLockedError} while an indexer writes the network, and a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { openStore, resetNetwork } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * await resetNetwork(store, 12345)
 * await store.close()
 * ```
 */
export function resetNetwork(store: Store, networkId: number): Promise<void> {
  store.network(networkId)
  const chains = ["P", "X", "C"] as const
  return reset(
    store,
    networkPart(networkId),
    chains.map((chain) => ({ kind: "network", networkId, chain })),
  )
}

async function reset(store: Store, part: Part, subjects: readonly IndexedSubject[]): Promise<void> {
  const engine = engineOf(store)
  await engine.erase(part)
  const meta = await engine.meta()
  await meta.transaction(async (transaction) => {
    if (part.scope === "chain") await transaction.run(deleteReindexRequests, { chain: BigInt(part.id) })
    for (const subject of subjects.map(subjectKey)) {
      await transaction.run(deleteReports, { subject })
      await transaction.run(releaseQuarantined, { subject, number: beyond })
    }
  })
}
