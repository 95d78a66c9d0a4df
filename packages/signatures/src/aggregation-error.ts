/**
 * Why a message was not signed:
 * - what was asked for cannot be: `message`, `transaction` (of a kind that makes no message), `height` (ahead of the P-Chain),
 *   `no-subnet` (what is to sign is no subnet);
 * - what it names is not there: `unknown-transaction`, `unknown-blockchain`, `unknown-subnet`, `no-validators`;
 * - too few signed: `quorum` where others may sign soon, `quorum-unreachable` where so many refused, are inactive or cannot be asked that
 *   they would not be enough;
 * - it may be otherwise soon: `busy` (too many aggregations at once), `node` (no node of the P-Chain answers), `not-indexed` (what a removal
 *   is justified by is not indexed yet);
 * - what another aggregator answered does not hold: `upstream`.
 */
export type AggregationErrorCode =
  | "message"
  | "transaction"
  | "height"
  | "no-subnet"
  | "unknown-transaction"
  | "unknown-blockchain"
  | "unknown-subnet"
  | "no-validators"
  | "quorum"
  | "quorum-unreachable"
  | "busy"
  | "node"
  | "not-indexed"
  | "upstream"

/**
 * Thrown when a message is not signed. The message is for callers: it holds no URL and no secret, and what strangers said in it is cut and
 * escaped.
 *
 * @example
 * import { AggregationError } from "@serac/signatures"
 *
 * new AggregationError("busy", "this service aggregates too many signatures at once").code // "busy"
 */
export class AggregationError extends Error {
  override readonly name = "AggregationError"
  readonly code: AggregationErrorCode

  constructor(code: AggregationErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
