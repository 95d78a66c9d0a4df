/** A statement of DDL: the same for every engine except for the words in braces, or written for some engines only. */
export type Ddl = string | { readonly [engine in SqlDialect["engine"]]?: string }

/** The DDL words that differ between the engines. Migrations write them in braces: `{bytes}`, `{partitioned by block_number}`. */
export interface SqlDialect {
  readonly engine: "sqlite" | "postgres"
  /** The type of byte strings. */
  readonly bytes: string
  /** A signed integer of 64 bits. */
  readonly integer: string
  /** A signed integer of 32 bits, and one of 16: SQLite stores each value in the bytes that it needs. */
  readonly int: string
  readonly small: string
  /** The clause that stores the table as one tree ordered by its primary key, if the engine supports it. */
  readonly clustered: string
  /**
   * The clause after a table of wide rows, with `$1` the column of its block number. PostgreSQL partitions the table by ranges
   * of blocks, which all chains share: a chain needs no partition of its own, and a statement locks as many as the tallest chain has.
   */
  readonly partitioned: string
}

/** SQLite's dialect. */
export const sqliteDialect: SqlDialect = {
  engine: "sqlite",
  bytes: "BLOB",
  integer: "INTEGER",
  int: "INTEGER",
  small: "INTEGER",
  clustered: "WITHOUT ROWID",
  partitioned: "WITHOUT ROWID",
}

/** PostgreSQL's dialect. */
export const postgresDialect: SqlDialect = {
  engine: "postgres",
  bytes: "bytea",
  integer: "int8",
  int: "int4",
  small: "int2",
  clustered: "",
  partitioned: "PARTITION BY RANGE ($1, chain_id)",
}

/** DDL in an engine's dialect; empty if it is not for this engine. */
export function inDialect(ddl: Ddl, dialect: SqlDialect): string {
  const text = typeof ddl === "string" ? ddl : (ddl[dialect.engine] ?? "")
  return text
    .replace(/\{(bytes|integer|int|small|clustered)\}/g, (_, word: keyof SqlDialect) => dialect[word])
    .replace(/\{partitioned by (\w+)\}/g, dialect.partitioned)
}
