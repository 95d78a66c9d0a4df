import pg from "pg"
import { DiskFullError, StatementTimeoutError, StoreConnectionError, StoreVersionError } from "../errors.ts"
import type { PostgresTarget } from "./target.ts"

// SQLSTATE classes and codes with which the server closes or refuses a connection, or lacks resources to serve it.
const ended = /^(08|28|57P|25P0[34]|3D000|53[0234]00|58)/
const diskFull = "53100"
// A standby returns this code: the URL names a standby, or a former primary.
const readOnly = "25006"

/** The server cancelled a statement, because of its timeout or on request. */
const cancelled = "57014"

const internalError = "XX000"
/**
 * Citus passes on some failures of a worker as internal errors of its own: a lost connection in the words of libpq (`ReportResultError`), one that a
 * transaction needs (`MarkRemoteTransactionFailed`), and the worker's message during COPY (`ReportCopyError`). The SQLSTATE that each stands for.
 */
const failuresOfWorkers: readonly (readonly [message: RegExp, state: string])[] = [
  [
    /^(?:SSL SYSCALL error|SSL error|server closed the connection|could not (?:receive|send) data|connection not open)/,
    "08006",
  ],
  [/^failure on connection marked as essential/, "08006"],
  [/^(?:terminating connection|the database system is) /, "57P01"],
  [/: No space left on device$/, diskFull],
]

/**
 * The error to throw for an error of the driver: {@link StoreConnectionError} if the connection is lost, was never made or leads to
 * a server that cannot serve the call now, {@link DiskFullError} if the server's disk is full, {@link StatementTimeoutError} if a
 * statement took too long, else the error itself.
 */
export function postgresFailure(error: unknown, target: PostgresTarget): unknown {
  if (isOfStore(error)) return error
  if (sqlState(error) === diskFull) {
    return new DiskFullError(`PostgreSQL at ${target.name} has no room left: ${(error as Error).message}`, {
      cause: error,
    })
  }
  if (sqlState(error) === cancelled) {
    return new StatementTimeoutError("PostgreSQL has stopped a statement that took too long.", { cause: error })
  }
  if (!isConnectionFailure(error)) return error
  return new StoreConnectionError(`PostgreSQL at ${target.name}: ${connectionReason(error)}`, { cause: error })
}

/**
 * The error to throw for a failed connection attempt: StoreConnectionError for any refusal of the server. A database may refuse
 * connections for a while, and an account may have no valid password.
 */
export function connectFailure(error: unknown, target: PostgresTarget): unknown {
  const failure = postgresFailure(error, target)
  if (!(failure instanceof pg.DatabaseError)) return failure
  return new StoreConnectionError(`PostgreSQL at ${target.name}: ${failure.message}`, { cause: error })
}

/** Whether an error concerns the connection or its server, and not the statement. */
function isConnectionFailure(error: unknown): error is Error {
  // The driver has no class for its own errors about a refused, broken or terminated connection.
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error && !(error instanceof TypeError)
  const state = sqlState(error)
  return state === readOnly || ended.test(state ?? "")
}

const isOfStore = (error: unknown): boolean =>
  error instanceof StoreConnectionError || error instanceof DiskFullError || error instanceof StoreVersionError

/** SQLSTATE of a server's error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  if (error.code !== internalError) return error.code
  return failuresOfWorkers.find(([message]) => message.test(error.message))?.[1] ?? internalError
}

function connectionReason(error: Error): string {
  // A name with several addresses: none of them answered, and the error itself has no message.
  if (error instanceof AggregateError) return error.errors.map((one: Error) => one.message).join("; ")
  if (sqlState(error) === readOnly) return `it is read-only, as a standby is: ${error.message}`
  return error.message
}
