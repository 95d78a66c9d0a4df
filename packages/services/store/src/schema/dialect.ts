/** A statement of DDL: the same for every engine but for the words in braces, or written for some engines only. */
export type Ddl = string | { readonly [engine in Dialect["engine"]]?: string }

/** The words of DDL in which the engines differ. Migrations write them in braces: `{bytes}`. */
export interface Dialect {
  readonly engine: "sqlite" | "postgres"
  /** Octets. */
  readonly bytes: string
  /** A signed integer of 64 bits. */
  readonly integer: string
  /** What makes the table one tree, ordered by its primary key, where the engine knows such tables. */
  readonly clustered: string
}

/** SQLite's words. */
export const sqliteDialect: Dialect = {
  engine: "sqlite",
  bytes: "BLOB",
  integer: "INTEGER",
  clustered: "WITHOUT ROWID",
}

/** PostgreSQL's words. */
export const postgresDialect: Dialect = { engine: "postgres", bytes: "bytea", integer: "int8", clustered: "" }

/** DDL in an engine's words; empty where it is not for this engine. */
export function inDialect(ddl: Ddl, dialect: Dialect): string {
  const text = typeof ddl === "string" ? ddl : (ddl[dialect.engine] ?? "")
  return text.replace(/\{(bytes|integer|clustered)\}/g, (_, word: keyof Dialect) => dialect[word])
}
