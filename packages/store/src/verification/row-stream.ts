import type { Connection, Parameters, Value } from "../engine.ts"
import { bytesFromHex } from "../hex.ts"
import type { DumpedTable } from "../queries/dumped-table.ts"

export type StoredRow = Readonly<Record<string, Value>>

const streamedRowsPerQuery = 1000

/** The rows of a table in key order; reads a limited number of rows into memory at a time. */
export class RowStream {
  readonly #connection: Connection
  readonly #table: DumpedTable
  readonly #owner: Parameters
  #after: Parameters
  #rows: readonly StoredRow[] = []
  #at = 0
  #isLast = false

  /**
   * @param owner - the owner of the rows.
   * @param after - the key that the rows follow; columns that are left out are below all values.
   */
  constructor(connection: Connection, table: DumpedTable, owner: Parameters, after: Parameters = {}) {
    this.#connection = connection
    this.#table = table
    this.#owner = owner
    this.#after = rowKey(table, { ...table.key, ...after })
  }

  /** The next row without consuming it; undefined at the end. */
  async peek(): Promise<StoredRow | undefined> {
    if (this.#at >= this.#rows.length && !this.#isLast) {
      const { query } = this.#table
      const given = { ...this.#owner, ...this.#after, limit: streamedRowsPerQuery }
      this.#rows = await this.#connection.all<StoredRow>(query, given)
      this.#at = 0
      this.#isLast = this.#rows.length < streamedRowsPerQuery
      const last = this.#rows.at(-1)
      if (last) this.#after = rowKey(this.#table, last)
    }
    return this.#rows[this.#at]
  }

  async next(): Promise<StoredRow | undefined> {
    const row = await this.peek()
    this.#at += 1
    return row
  }

  /** Consumes rows while the predicate holds. */
  async takeWhile(isWanted: (row: StoredRow) => boolean): Promise<readonly StoredRow[]> {
    const taken: StoredRow[] = []
    for (;;) {
      const row = await this.peek()
      if (row === undefined || !isWanted(row)) return taken
      taken.push(row)
      this.#at += 1
    }
  }
}

function rowKey({ key }: DumpedTable, row: StoredRow): Parameters {
  return Object.fromEntries(
    Object.keys(key).map((column): [string, Value] => {
      const value = row[column] ?? null
      return [column, typeof value === "string" ? bytesFromHex(value) : value]
    }),
  )
}
