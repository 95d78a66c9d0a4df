/** Options of a PostgreSQL server for tests. */
export interface PostgresOptions {
  /** Whether to wait for the disk like a production server. Default false, since test data need not survive. */
  readonly durable?: boolean
  /**
   * URL of a running server that was started here. The new server is its standby: a copy to which it streams
   * its changes, with the same account and databases, read-only.
   */
  readonly standbyOf?: string
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>
}
