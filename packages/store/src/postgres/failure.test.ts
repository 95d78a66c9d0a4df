import pg from "pg"
import { expect, test } from "vitest"
import { DiskFullError, StoreConnectionError } from "../errors.ts"
import { postgresFailure } from "./failure.ts"
import { postgresTarget } from "./target.ts"

const target = postgresTarget("postgres://serac@127.0.0.1:5432/serac")

/** An error as the driver makes it of a server's message. */
function errorOf(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, "error")
  error.code = code
  return error
}

// The first one as Citus 13.2.2 answered when a worker was killed during a statement, the others as its source has them.
test.each([
  "SSL SYSCALL error: EOF detected",
  "server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally",
  "connection not open",
  "failure on connection marked as essential: 127.0.0.1:5601",
  "terminating connection due to administrator command",
  "the database system is shutting down",
])("a worker that Citus has lost is a lost connection, although it is called an internal error: %s", (message) => {
  const failure = postgresFailure(errorOf("XX000", message), target)
  expect(failure).toEqual(new StoreConnectionError(`PostgreSQL at 127.0.0.1:5432/serac: ${message}`))
  expect(failure).toBeInstanceOf(StoreConnectionError)
})

test("a worker whose disk is full is a full disk", () => {
  const message = 'could not extend file "base/5/16400": No space left on device'
  const failure = postgresFailure(errorOf("XX000", message), target)
  expect(failure).toEqual(new DiskFullError(`PostgreSQL at 127.0.0.1:5432/serac has no room left: ${message}`))
  expect(failure).toBeInstanceOf(DiskFullError)
})

test.each([
  ["XX000", 'cache lookup failed for relation "serac.evm_block"'],
  ["P0001", "connection not open"],
])("another error stays as it is: %s %s", (code, message) => {
  const error = errorOf(code, message)
  expect(postgresFailure(error, target)).toBe(error)
})
