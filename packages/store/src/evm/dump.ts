import { dumpLines } from "../dump-lines.ts"
import { chainPart } from "../engine.ts"
import { engineOf } from "../engine-of.ts"
import type { Store } from "../port.ts"
import { archivedDigests } from "./archive/dump-archive.ts"
import { dumpedTables } from "./queries/dump.ts"

/**
 * All that is stored of a chain as text, one row a line, in an order that is the same everywhere: two stores that have indexed
 * the same blocks dump the same lines, whatever engine they use, in whatever batches the blocks came, and whatever was
 * rolled back on the way. What only tells when something was read (attempts, times, the journal) is left out.
 *
 * Each line is the name of a table, a space, and the row as JSON; bytes are hexadecimal text after `0x`. Of the archive there is the
 * digest of what the node answered about each block: how blocks are divided into chunks is left out too.
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
