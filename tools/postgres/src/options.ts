/** How a PostgreSQL of one's own is started. */
export interface PostgresOptions {
  /** Waits for the disk as a real server does. Default false: nothing of a test outlives it. */
  readonly durable?: boolean
  /** Server settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>
}
