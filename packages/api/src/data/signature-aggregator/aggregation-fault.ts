import { ServiceError } from "@serac/server/http"
import { AggregationError, type AggregationErrorCode } from "@serac/signatures"

/** `Retry-After` in seconds where more validators may sign, or a node may answer. */
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

/** The error for callers when a message was not signed; any other error is returned unchanged. */
export function aggregationFault(error: unknown): unknown {
  if (!(error instanceof AggregationError)) return error
  const [status, retryAfter] = statuses[error.code]
  return new ServiceError(status, error.message, {
    ...(retryAfter !== undefined && { retryAfter }),
    // A caller's mistake is not logged for the operator.
    ...(status >= 500 && error.cause !== undefined && { cause: error.cause }),
  })
}
