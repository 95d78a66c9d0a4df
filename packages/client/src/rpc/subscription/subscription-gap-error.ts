import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface SubscriptionGapFacts extends CallFacts {
  readonly fromBlock: bigint
  readonly toBlock: bigint
}

/**
 * The events that a subscription missed without a connection could not be fetched: there are more blocks than `maxGap`, or the server does not have
 * them. To continue, read those blocks in another way.
 *
 * @example
 * ```ts
 * import { SubscriptionGapError } from "@serac/client/rpc"
 *
 * const missed = (error: unknown) => (error instanceof SubscriptionGapError ? [error.fromBlock, error.toBlock] : [])
 * ```
 */
export class SubscriptionGapError extends SeracError implements SubscriptionGapFacts {
  declare readonly name: "SubscriptionGapError"
  declare readonly code: "SUBSCRIPTION_GAP"
  declare readonly status?: undefined
  /** The number of the first missing block. */
  declare readonly fromBlock: bigint
  /** The number of the last missing block. */
  declare readonly toBlock: bigint

  constructor(facts: SubscriptionGapFacts, reason: string) {
    const blocks = `blocks ${facts.fromBlock} to ${facts.toBlock} are missing`
    super("SubscriptionGapError", `${blocks}: ${reason}`, facts)
  }
}
