import type { Connection, Parameters, Value } from "./engine.ts"
import { bytesFromHex, hexOf } from "./hex.ts"
import { expandFragment } from "./items/index.ts"
import type { DumpedTable } from "./queries/dumped-table.ts"

const dumpedRowsPerQuery = 1000

/** Yields each row of an owner's tables (selected by the key column) as a line: the table's name, a space, the row as JSON. */
export async function* dumpLines(
  connection: Connection,
  tables: readonly DumpedTable[],
  owner: Parameters,
): AsyncGenerator<string, void, undefined> {
  for (const table of tables) {
    let after: Parameters = rowParameters(table, table.key)
    for (;;) {
      const rows = await connection.all<Record<string, Value>>(table.query, {
        ...owner,
        limit: dumpedRowsPerQuery,
        ...after,
      })
      for (const row of rows) yield `${table.table} ${JSON.stringify(row, readable)}`
      const last = rows.at(-1)
      if (last === undefined || rows.length < dumpedRowsPerQuery) break
      after = rowParameters(table, last)
    }
  }
}

function rowParameters({ key }: DumpedTable, row: Readonly<Record<string, Value>>): Parameters {
  return Object.fromEntries(
    Object.keys(key).map((column): [string, Value] => {
      const value = row[column] ?? null
      return [column, typeof value === "string" ? bytesFromHex(value) : value]
    }),
  )
}

function readable(this: unknown, key: string, value: unknown): unknown {
  // The short form of a fragment is an encoding; the dump shows the full text.
  if (key === "fragment" && typeof value === "string") return expandFragment(value)
  const raw = (this as Record<string, unknown>)[key]
  return raw instanceof Uint8Array ? hexOf(raw) : value
}
