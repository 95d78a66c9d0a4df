/** A statement and its required plan on each engine. Tests assert the plans. */
export interface Query {
  /** Unique; also the name of the prepared statement. */
  readonly name: string
  /** In the subset of SQL that both engines understand; parameters are `:name`. */
  readonly sql: string
  /** The statement for PostgreSQL, where it would sort rows that SQLite merges, or has other tables. */
  readonly postgresSql?: string
  /**
   * The parameter with the block from which the list descends. The PostgreSQL statement takes the lowest block to read as `:floor`,
   * which excludes partitions; the engine sets it.
   */
  readonly descendsFrom?: "block" | "number"
  readonly plan: {
    /** The lines of `EXPLAIN QUERY PLAN`, without those that only name a construct. */
    readonly sqlite: readonly string[]
    /** The indexes in the output of `EXPLAIN`; a sequential scan of a growing table and a sort are never allowed. */
    readonly postgres: readonly string[]
  }
}

/** A value above every stored number: the start of a list that is read from its end. */
export const beyond = Number.MAX_SAFE_INTEGER
