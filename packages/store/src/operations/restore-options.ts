import type { OperationOptions } from "./progress.ts"

/** Options of a restore. */
export interface RestoreOptions extends OperationOptions {
  /** Deletes the data that is stored in the target. Default false: then the target must be empty. */
  readonly replace?: boolean
  /** PostgreSQL: milliseconds to wait for sessions that write to the database. Default 10,000. */
  readonly lockTimeout?: number
}
