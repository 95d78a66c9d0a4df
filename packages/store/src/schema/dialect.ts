/** A statement of DDL: the same for every engine but for the words in braces, or written for some engines only. */
export type Ddl = string | { readonly [engine in SqlDialect["engine"]]?: string }

/** The words of DDL in which the engines differ. Migrations write them in braces: `{bytes}`, `{partitioned by block_number}`. */
export interface SqlDialect {
  readonly engine: "sqlite" | "postgres"
  /** Octets. */
  readonly bytes: string
  /** A signed integer of 64 bits. */
  readonly integer: string
  /** One of 32 bits, and one of 16: SQLite gives each value the room that it needs. */
  readonly int: string
  readonly small: string
  /** What makes the table one tree, ordered by its primary key, where the engine knows such tables. */
  readonly clustered: string
  /**
   * What follows a table of fat rows, for `$1` the column of its block's number. PostgreSQL partitions it by chain and range of blocks: one
   * level of ranges over both columns, and not ranges within lists, since Citus distributes no partitions of partitions.
   */
  readonly partitioned: string
}

/** SQLite's words. */
export const sqliteDialect: SqlDialect = {
  engine: "sqlite",
  bytes: "BLOB",
  integer: "INTEGER",
  int: "INTEGER",
  small: "INTEGER",
  clustered: "WITHOUT ROWID",
  partitioned: "WITHOUT ROWID",
}

/** PostgreSQL's words. */
export const postgresDialect: SqlDialect = {
  engine: "postgres",
  bytes: "bytea",
  integer: "int8",
  int: "int4",
  small: "int2",
  clustered: "",
  partitioned: "PARTITION BY RANGE (chain_id, $1)",
}

/** DDL in an engine's words; empty where it is not for this engine. */
export function inDialect(ddl: Ddl, dialect: SqlDialect): string {
  const text = typeof ddl === "string" ? ddl : (ddl[dialect.engine] ?? "")
  return text
    .replace(/\{(bytes|integer|int|small|clustered)\}/g, (_, word: keyof SqlDialect) => dialect[word])
    .replace(/\{partitioned by (\w+)\}/g, dialect.partitioned)
}
