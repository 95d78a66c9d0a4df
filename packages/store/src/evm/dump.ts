import { dumpLines } from "../dump-lines.ts"
import { chainPart } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import type { Store } from "../port.ts"
import { archivedDigests } from "./archive/dump-archive.ts"
import { dumpedTables } from "./queries/dump.ts"

/**
 * All stored data of a chain as text, one row per line, in a deterministic order: two stores that indexed the same blocks produce
 * the same lines, regardless of engine, batch sizes and rollbacks on the way. Data that only records when something was read
 * (attempts, times, the journal) is left out.
 *
 * Each line is the name of a table, a space, and the row as JSON; bytes are hexadecimal text after `0x`. For the archive a line has
 * the digest of the node's answers about each block; the division into chunks is left out.
 *
 * Throws a TypeError for a store that `openStore` did not make, and {@link ArchiveDamagedError}.
 *
 * @example
 * ```ts
 * import { dump, openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * for await (const line of dump(store, "43114")) console.log(line)
 * ```
 */
export async function* dump(store: Store, chainId: string): AsyncGenerator<string, void, undefined> {
  const connection = engineOf(store).reader(chainPart(chainId))
  const chain = BigInt(chainId)
  yield* dumpLines(connection, dumpedTables, { chain })
  for await (const block of archivedDigests(connection, chain)) yield `evm_archive ${JSON.stringify(block)}`
}
