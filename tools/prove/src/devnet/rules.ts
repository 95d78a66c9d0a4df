/** What a comparison leaves out, and why. Whatever no rule names is compared. */
export interface Rules {
  /** Headers that say how a body travels, or when; the body itself is compared. */
  readonly headers: ReadonlyMap<string, string>
  /** Members, wherever they stand, whose values are of the moment or of the machine: only that they are there is compared. */
  readonly moments: ReadonlyMap<string, string>
  /** Lists, wherever they stand, that a node itself gives in any order. */
  readonly unordered: ReadonlyMap<string, string>
}

const list = (why: string, ...names: readonly string[]) => names.map((name) => [name, why] as const)

/** The rules for all recordings. */
export const rules: Rules = {
  headers: new Map([
    ...list("how the body is sent", "content-length", "transfer-encoding", "connection", "keep-alive"),
    ...list("when it is sent", "date"),
  ]),
  moments: new Map([
    ...list("when a check looked", "timestamp", "timeOfFirstFailure"),
    ...list("how long it took, and how often it failed", "duration", "contiguousFailures"),
    ...list("the machine's", "availableDiskBytes", "availableDiskPercentage", "ip"),
    ...list("what the node was busy with", "longestRunningRequest", "outstandingRequests"),
    ...list("what the node saw of others", "percentConnected", "disconnectedValidators", "connected", "uptime"),
    ...list("what others saw of the node", "rewardingStakePercentage", "weightedAveragePercentage"),
  ]),
  unordered: new Map(list("kept in a map by the node", "balances", "validators", "utxoIDs")),
}
