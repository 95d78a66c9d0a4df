/** How a PostgreSQL of one's own is started. */
export interface PostgresOptions {
  /** Waits for the disk as a real server does. Default false: nothing of a test outlives it. */
  readonly durable?: boolean
  /**
   * URL of a server that was started here and runs: the new one is its standby, of which it is a copy and to which it streams
   * what is written. The same account and databases are found there, to be read only.
   */
  readonly standbyOf?: string
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>
}
