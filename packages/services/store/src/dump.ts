import { type Connection, chainPart, networkPart, type Parameters, type Value } from "./engine.ts"
import { engineOf } from "./engine-of.ts"
import { archivedDigests } from "./evm/archive/dump-archive.ts"
import { expandFragment } from "./fragment/index.ts"
import { bytesOf, hexOf } from "./hex.ts"
import type { Store } from "./port.ts"
import { dumpedTables } from "./queries/dump.ts"
import type { DumpedTable } from "./queries/dumped-table.ts"
import { dumpedNetworkTables } from "./queries/network/dump.ts"

const rowsAtOnce = 1000

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
  yield* linesOf(connection, dumpedTables, { chain })
  for await (const block of archivedDigests(connection, chain)) yield `evm_archive ${JSON.stringify(block)}`
}

/**
 * The same of a primary network: two stores that have indexed the same blocks of its chains, in whatever order and batches,
 * dump the same lines, whatever engine they use. What only tells when something was read or observed is left out, and what
 * depends on the order in which chains were indexed (numbers of rows).
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
  yield* linesOf(connection, dumpedNetworkTables, { network: networkId })
}

async function* linesOf(
  connection: Connection,
  tables: readonly DumpedTable[],
  owner: Parameters,
): AsyncGenerator<string, void, undefined> {
  for (const table of tables) {
    let after: Parameters = parametersOf(table, table.key)
    for (;;) {
      const rows = await connection.all<Record<string, Value>>(table.query, { ...owner, limit: rowsAtOnce, ...after })
      for (const row of rows) yield `${table.table} ${JSON.stringify(row, readable)}`
      const last = rows.at(-1)
      if (last === undefined || rows.length < rowsAtOnce) break
      after = parametersOf(table, last)
    }
  }
}

function parametersOf({ key }: DumpedTable, row: Readonly<Record<string, Value>>): Parameters {
  return Object.fromEntries(
    Object.keys(key).map((column): [string, Value] => {
      const value = row[column] ?? null
      return [column, typeof value === "string" ? bytesOf(value) : value]
    }),
  )
}

function readable(this: unknown, key: string, value: unknown): unknown {
  // Whether an item was stored short is not part of what it is.
  if (key === "fragment" && typeof value === "string") return expandFragment(value)
  const raw = (this as Record<string, unknown>)[key]
  return raw instanceof Uint8Array ? hexOf(raw) : value
}
