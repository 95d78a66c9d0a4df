/** The words of DDL in which the engines differ. Migrations write them in braces: `{bytes}`. */
export interface Dialect {
  /** Octets. */
  readonly bytes: string
  /** A signed integer of 64 bits. */
  readonly integer: string
  /** What makes the table one tree, ordered by its primary key, where the engine knows such tables. */
  readonly clustered: string
}

/** SQLite's words. */
export const sqliteDialect: Dialect = { bytes: "BLOB", integer: "INTEGER", clustered: "WITHOUT ROWID" }

/** PostgreSQL's words. */
export const postgresDialect: Dialect = { bytes: "bytea", integer: "int8", clustered: "" }

/** DDL in an engine's words. */
export function inDialect(ddl: string, dialect: Dialect): string {
  return ddl.replace(/\{(bytes|integer|clustered)\}/g, (_, word: keyof Dialect) => dialect[word])
}
