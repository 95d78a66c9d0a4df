/**
 * Why a node does not tell a balance.
 *
 * - `silent`: no answer at all, in time, or for now.
 * - `invalid`: an answer that makes no sense.
 * - `behind`: it does not have the block, or not yet.
 * - `pruned`: it has dropped the state of the block.
 * - `busy`: it is not asked, since it is asked too much already.
 */
export type Reason = "silent" | "invalid" | "behind" | "pruned" | "busy"

/** No node tells a balance. Its message holds nothing of what nodes said, which may repeat the secrets of a URL. */
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
