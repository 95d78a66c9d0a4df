import pg from "pg"
import { StatementTimeoutError, StoreConnectionError } from "../errors.ts"
import type { Target } from "./target.ts"

// Classes and codes of SQLSTATE by which the server ends a connection or refuses one.
const ended = /^(08|28|57P|25P03|3D000|53300)/

/** The server has cancelled a statement: by its timeout, or since it was asked to. */
const cancelled = "57014"

/**
 * What to throw for an error of the driver's: {@link StoreConnectionError} where the connection is lost or was never made,
 * {@link StatementTimeoutError} where a statement took too long, else the error itself.
 */
export function failureOf(error: unknown, target: Target): unknown {
  if (sqlState(error) === cancelled) {
    return new StatementTimeoutError("PostgreSQL has stopped a statement that took too long.", { cause: error })
  }
  if (error instanceof StoreConnectionError || !isConnectionFailure(error)) return error
  return new StoreConnectionError(`PostgreSQL at ${target.name}: ${reasonOf(error)}`, { cause: error })
}

/** Whether an error tells of the connection and not of the statement. */
function isConnectionFailure(error: unknown): error is Error {
  // The driver has no class for what it says itself: that the connection was refused, broken or terminated.
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error && !(error instanceof TypeError)
  return ended.test(error.code ?? "")
}

/** SQLSTATE of an error of the server's. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined

function reasonOf(error: Error): string {
  // A name with several addresses: none of them answered, and the error itself has no message.
  if (error instanceof AggregateError) return error.errors.map((one: Error) => one.message).join("; ")
  return error.message
}
