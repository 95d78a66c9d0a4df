import { dumpLines } from "../dump-lines.ts"
import { networkPart } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import type { Store } from "../port.ts"
import { dumpedNetworkTables } from "./queries/dump.ts"

/**
 * All stored data of a primary network as text, in the same form as `dump` of an EVM chain: two stores that indexed the same blocks
 * of its chains, in any order and batches, produce the same lines with any engine. Data that only records when something was read or
 * observed is left out, and so are row numbers, which depend on the order in which chains were indexed.
 *
 * Throws a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { dumpNetwork, openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * for await (const line of dumpNetwork(store, 12345)) console.log(line)
 * ```
 */
export async function* dumpNetwork(store: Store, networkId: number): AsyncGenerator<string, void, undefined> {
  const connection = engineOf(store).reader(networkPart(networkId))
  yield* dumpLines(connection, dumpedNetworkTables, { network: networkId })
}
