/**
 * Where the data is; plain data, so that a worker thread or another process can open it too.
 *
 * A PostgreSQL URL may set what the store sets otherwise: `connect_timeout` (seconds, default 4), `query_timeout`
 * (milliseconds), `application_name`, and the server's settings for its sessions in `options`, as in
 * `?options=-c%20statement_timeout%3D60s`. Two more are the store's own: `pool_max` (connections, default 4) and
 * `partition_blocks` (blocks of a new partition, default 1,000,000). Lists are read from `replicaUrl` where it is given, all else
 * from `url`.
 *
 * A process opens at most `pool_max` connections for lists, as many for what takes several statements, as many for what belongs to no
 * chain, and one a writer: 12 and its writers by default.
 */
export type StoreLocation =
  | { readonly kind: "sqlite"; readonly directory: string }
  | { readonly kind: "postgres"; readonly url: string; readonly replicaUrl?: string }

/** How a store is used. */
export interface StoreOptions {
  /**
   * Milliseconds that a costly read may take (lists of a primary network), and with PostgreSQL any statement that reads; then it is
   * stopped, and throws {@link StatementTimeoutError}. Default 15,000.
   */
  readonly queryTimeout?: number
}

/** How a single read is done. */
export interface ReadOptions {
  /** Stops the read when it aborts; the read rejects with its reason. */
  readonly signal?: AbortSignal | undefined
}
