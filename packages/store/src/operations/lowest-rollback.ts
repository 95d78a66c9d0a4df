import { chainPart } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import { checkpointOf } from "../evm/checkpoint.ts"
import type { Store } from "../port.ts"

/**
 * The lowest number that `ChainWriter.rollback` can be given for a chain: -1 where all of its blocks can be undone, the last
 * block's where none can. Undefined where nothing is stored of it.
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
