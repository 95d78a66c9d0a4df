import type { Query } from "../../queries/query.ts"

/** The statements that empty a table in batches. */
export interface Emptied {
  /** The row at an offset from the first. */
  readonly at: Query
  /** Deletes the rows before a given one. */
  readonly before: Query
  /** Deletes all remaining rows, when few are left. */
  readonly all: Query
}

/** The statements that empty a table, from its columns of the primary key after the chain. */
export function emptied(table: string, columns: readonly string[]): Emptied {
  const own = `FROM ${table} WHERE chain_id = :chain`
  const plan = {
    sqlite: [`SEARCH ${table} USING PRIMARY KEY (chain_id=?)`],
    postgres: [`${table}_pkey`],
  }
  const key = columns.join(", ")
  const marks = columns.map(() => "?").join(",")
  const isBefore = columns.length === 1 ? `${key}<?` : `(${columns.join(",")})<(${marks})`
  return {
    at: {
      name: `${table}_at`,
      sql: `SELECT ${columns.map((column) => `${column} AS "${column}"`).join(", ")} ${own} ORDER BY ${key} LIMIT 1 OFFSET :offset`,
      plan,
    },
    before: {
      name: `empty_${table}_before`,
      sql: `DELETE ${own} AND (${key}) < (${columns.map((column) => `:${column}`).join(", ")})`,
      plan: {
        ...plan,
        sqlite: [`SEARCH ${table} USING PRIMARY KEY (chain_id=? AND ${isBefore})`],
      },
    },
    all: { name: `empty_${table}`, sql: `DELETE ${own}`, plan },
  }
}
