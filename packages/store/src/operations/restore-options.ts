import type { OperationOptions } from "./progress.ts"

/** How a backup is restored. */
export interface RestoreOptions extends OperationOptions {
  /** Deletes what is stored there. Default false: then there must be nothing. */
  readonly replace?: boolean
  /** PostgreSQL: milliseconds to wait for who writes there. Default 10,000. */
  readonly lockTimeout?: number
}
