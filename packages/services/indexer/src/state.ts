/** Blocks that may be missing at the head before it is called a backfill. */
const far = 32

/** What an indexer is doing with a chain. */
export type IndexerState = "starting" | "backfilling" | "following" | "retrying" | "stopped"

/** What decides it. */
export interface Situation {
  readonly hasEnded: boolean
  /** The node fails. */
  readonly fails: boolean
  /** The last block stored, and the node's; absent before they are known. */
  readonly head: number | undefined
  readonly nodeHead: number | undefined
}

export function stateOf({ hasEnded, fails, nodeHead, head }: Situation): IndexerState {
  if (hasEnded) return "stopped"
  if (fails) return "retrying"
  if (nodeHead === undefined) return "starting"
  return nodeHead - (head ?? -1) > far ? "backfilling" : "following"
}

/** Seconds until the head is reached, where that can be said. */
export function secondsLeft(
  state: IndexerState,
  { head, nodeHead }: Situation,
  blocksPerSecond: number,
): { readonly secondsLeft?: number } {
  if (state !== "backfilling" || blocksPerSecond <= 0) return {}
  return { secondsLeft: ((nodeHead ?? 0) - (head ?? -1)) / blocksPerSecond }
}
