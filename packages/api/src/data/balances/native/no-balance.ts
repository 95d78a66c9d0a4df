/**
 * The reason why a node returns no balance.
 *
 * - `silent`: no answer in time, or unavailable for now.
 * - `invalid`: an invalid answer.
 * - `behind`: the node does not have the block, or not yet.
 * - `pruned`: the node has dropped the state of the block.
 * - `busy`: no request was sent, since too many are running.
 */
export type Reason = "silent" | "invalid" | "behind" | "pruned" | "busy"

/** Thrown when no node returns a balance. Its message contains no text of a node, which may repeat secrets of a URL. */
export class NoBalanceError extends Error {
  override readonly name = "NoBalanceError"
  readonly code = "NO_BALANCE"
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reasonWords[reason])
    this.reason = reason
  }
}

const reasonWords: Readonly<Record<Reason, string>> = {
  silent: "no node of the chain answers",
  invalid: "no node of the chain answers as it should",
  behind: "no node of the chain has the block",
  pruned: "no node of the chain keeps the state of the block",
  busy: "too many are asked for at once",
}
