/** A statement, with the way in which each engine must execute it. The plans are asserted in tests. */
export interface Query {
  /** Unique; also the name of the prepared statement. */
  readonly name: string
  /** In the subset of SQL that both engines understand; parameters are `:name`. */
  readonly sql: string
  /** The same in other words, where PostgreSQL would sort what SQLite merges, or has other tables. */
  readonly postgresSql?: string
  readonly plan: {
    /** The lines of `EXPLAIN QUERY PLAN`, but those that only name a construct. */
    readonly sqlite: readonly string[]
    /** The indexes that `EXPLAIN` names; neither a sequential scan of a table that grows nor a sort is ever allowed. */
    readonly postgres: readonly string[]
  }
}

/** Above every number that is stored: where a list that is read from its end begins. */
export const beyond = Number.MAX_SAFE_INTEGER
