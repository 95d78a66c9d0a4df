import { ServiceError } from "@serac/server/http"
import { AggregationError, type AggregationErrorCode } from "@serac/signatures"

/** Seconds after which validators may sign who have not, or a node answers that did not. */
const soon = 5

const statuses: Readonly<Record<AggregationErrorCode, readonly [ServiceError["status"], retryAfter?: number]>> = {
  message: [400],
  transaction: [400],
  height: [400],
  "no-subnet": [400],
  "unknown-transaction": [404],
  "unknown-blockchain": [404],
  "unknown-subnet": [404],
  "no-validators": [404],
  quorum: [503, soon],
  "quorum-unreachable": [503],
  busy: [503, 1],
  node: [503, soon],
  "not-indexed": [503, soon],
  upstream: [502],
}

/** What callers are told of why a message was not signed; anything else is thrown as it came. */
export function aggregationFault(error: unknown): unknown {
  if (!(error instanceof AggregationError)) return error
  const [status, retryAfter] = statuses[error.code]
  return new ServiceError(status, error.message, {
    ...(retryAfter !== undefined && { retryAfter }),
    // What is the fault of a caller is none of the operator's.
    ...(status >= 500 && error.cause !== undefined && { cause: error.cause }),
  })
}
