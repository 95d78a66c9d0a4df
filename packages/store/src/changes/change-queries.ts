import type { Query } from "../queries/query.ts"

/** The statements on a table of changes. */
export interface ChangeQueries {
  /** Changes after a sequence, oldest first. */
  readonly list: Query
  /** The last change. */
  readonly last: Query
  readonly insert: Query
  /** Deletes the oldest changes beyond the limit, at most two. */
  readonly prune: Query
}

/** A table of changes, and how it identifies the owner of a change. */
interface ChangeTable {
  readonly table: string
  /** The first column of the table's key, and the parameter that carries its value. */
  readonly column: string
  readonly parameter: string
}

/** The statements on a table of changes. EVM chains and primary networks have one table each, with the same columns. */
export function changeQueries({ table, column, parameter }: ChangeTable): ChangeQueries {
  const own = `${column} = :${parameter}`
  const search = (rest: string) => `SEARCH ${table} USING PRIMARY KEY (${column}=?${rest})`
  const key = `${table}_pkey`
  return {
    list: {
      name: `list_${table}`,
      sql: `SELECT sequence AS "sequence", kind AS "kind", chain AS "chain", from_block AS "from", to_block AS "to",
        changed_at AS "at" FROM ${table} WHERE ${own} AND sequence >= :after ORDER BY sequence LIMIT :limit`,
      plan: { sqlite: [search(" AND sequence>?")], postgres: [key] },
    },
    last: {
      name: `last_${table}`,
      sql: `SELECT sequence AS "sequence", ordinal AS "ordinal" FROM ${table} WHERE ${own} ORDER BY sequence DESC LIMIT 1`,
      plan: { sqlite: [search("")], postgres: [key] },
    },
    insert: {
      name: `insert_${table}`,
      sql: `INSERT INTO ${table} (${column}, sequence, ordinal, kind, chain, from_block, to_block, changed_at)
        VALUES (:${parameter}, :sequence, :ordinal, :kind, :primaryChain, :from, :to, :at)`,
      plan: { sqlite: [], postgres: [] },
    },
    prune: {
      name: `prune_${table}`,
      // Limits the deletion to the two oldest rows, because each change adds only one.
      sql: `DELETE FROM ${table} WHERE ${own} AND ordinal <= :ordinal AND sequence <=
        (SELECT sequence FROM ${table} WHERE ${own} ORDER BY sequence LIMIT 1 OFFSET 1)`,
      plan: { sqlite: [search(" AND sequence<?"), search("")], postgres: [key, key] },
    },
  }
}
