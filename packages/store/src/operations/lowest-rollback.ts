import { chainPart } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import { checkpointOf } from "../evm/checkpoint.ts"
import type { Store } from "../port.ts"

/**
 * The lowest number that `ChainWriter.rollback` accepts for a chain: -1 if all of its blocks can be rolled back, the last block's
 * number if none can. Undefined if no block of the chain is stored.
 *
 * Throws a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { lowestRollback, openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * console.log(await lowestRollback(store, "43114"))
 * await store.close()
 * ```
 */
export async function lowestRollback(store: Store, chainId: string): Promise<number | undefined> {
  const checkpoint = await checkpointOf(engineOf(store).reader(chainPart(chainId)), BigInt(chainId))
  return checkpoint === undefined ? undefined : checkpoint.journalFrom - 1
}
