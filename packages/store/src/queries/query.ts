/** A statement, with the way in which each engine must execute it. The plans are asserted in tests. */
export interface Query {
  /** Unique; also the name of the prepared statement. */
  readonly name: string
  /** In the subset of SQL that both engines understand; parameters are `:name`. */
  readonly sql: string
  /** The same in other words, where PostgreSQL would sort what SQLite merges, or has other tables. */
  readonly postgresSql?: string
  /**
   * The parameter with the block that the list goes down from. PostgreSQL's words have the lowest block to read as `:floor`, by which
   * partitions are left out; the engine says it.
   */
  readonly descendsFrom?: "block" | "number"
  readonly plan: {
    /** The lines of `EXPLAIN QUERY PLAN`, but those that only name a construct. */
    readonly sqlite: readonly string[]
    /** The indexes that `EXPLAIN` names; neither a sequential scan of a table that grows nor a sort is ever allowed. */
    readonly postgres: readonly string[]
  }
}

/** Above every number that is stored: where a list that is read from its end begins. */
export const beyond = Number.MAX_SAFE_INTEGER
