/**
 * The reason why a message was not signed:
 * - the request is invalid: `message`, `transaction` (of a kind that makes no message), `height` (ahead of the P-Chain), `no-subnet` (the
 *   signing subnet does not exist);
 * - the request names an unknown object: `unknown-transaction`, `unknown-blockchain`, `unknown-subnet`, `no-validators`;
 * - too few validators signed: `quorum` if others may sign soon, `quorum-unreachable` if too many refused, are inactive or cannot be reached;
 * - temporary: `busy` (too many concurrent aggregations), `node` (no node of the P-Chain answers), `not-indexed` (the data that justifies a
 *   removal is not indexed yet);
 * - the answer of another aggregator is invalid: `upstream`.
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

/** A validator that refused to sign. */
export interface Refused {
  readonly weight: bigint
  /** The code of its refusal: as ACP-118 and the chain define it over the peer network, as JSON-RPC does by HTTP. */
  readonly number: number | undefined
}

/** Options of an {@link AggregationError}. */
export interface AggregationErrorOptions extends ErrorOptions {
  readonly refusals?: readonly Refused[]
  readonly totalWeight?: bigint
}

/**
 * Thrown when a message is not signed. The error message is for callers: it holds no URL and no secret, and texts of validators in it are cut
 * and escaped.
 *
 * @example
 * import { AggregationError } from "@serac/signatures"
 *
 * new AggregationError("busy", "this service aggregates too many signatures at once").code // "busy"
 */
export class AggregationError extends Error {
  override readonly name = "AggregationError"
  readonly code: AggregationErrorCode
  /** The validators that refused, where too few signed; else none. */
  readonly refusals: readonly Refused[]
  /** The weight of the validator set, where too few signed; else 0. */
  readonly totalWeight: bigint

  constructor(
    code: AggregationErrorCode,
    message: string,
    { refusals = [], totalWeight = 0n, ...options }: AggregationErrorOptions = {},
  ) {
    super(message, options)
    this.code = code
    this.refusals = refusals
    this.totalWeight = totalWeight
  }
}
