/**
 * Where the data is stored; plain data, so that a worker thread or another process can open it too.
 *
 * A PostgreSQL URL may override the store's defaults: `connect_timeout` (seconds, default 4), `query_timeout` (milliseconds),
 * `application_name`, and the server's session settings in `options`, as in `?options=-c%20statement_timeout%3D60s`. Two parameters
 * are the store's own: `pool_max` (connections, default 4) and `partition_blocks` (blocks of a new partition, default 1,000,000).
 * Lists are read from `replicaUrl` where it is given, everything else from `url`.
 *
 * A process opens at most `pool_max` connections for lists, `pool_max` for reads of several statements, `pool_max` for tables that
 * belong to no chain, and one per writer: by default 12 plus its writers.
 */
export type StoreLocation =
  | { readonly kind: "sqlite"; readonly directory: string }
  | { readonly kind: "postgres"; readonly url: string; readonly replicaUrl?: string }

/** Options of a store. */
export interface StoreOptions {
  /**
   * Time limit in milliseconds for a slow read (lists of a primary network) and, with PostgreSQL, for any reading statement; a read
   * that exceeds the limit is stopped and throws {@link StatementTimeoutError}. Default 15,000.
   */
  readonly queryTimeout?: number
  /**
   * Whether a directory is opened without writing anything to it, as its disk may take no writes: no table is made or migrated, and what would
   * write throws {@link DiskFailedError}. A database has its own rules. Default false.
   */
  readonly readOnly?: boolean
}

/** Options of a single read. */
export interface ReadOptions {
  /** Stops the read when it aborts; the read rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}
