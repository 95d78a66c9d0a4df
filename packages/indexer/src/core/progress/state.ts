import type { IndexerState } from "@serac/store"

export type { IndexerState }

/** Blocks that may be missing at the head before it is called a backfill. */
const far = 32

/** What decides the state of an indexer. */
export interface Situation {
  readonly hasEnded: boolean
  /** There is a block that it cannot get past. */
  readonly isStuck: boolean
  /** The node or the store fails. */
  readonly fails: boolean
  /** The last block stored, and the node's; absent before they are known. */
  readonly head: number | undefined
  readonly nodeHead: number | undefined
}

/** What an indexer does, by its situation: what an operator must know first counts most. */
export function indexerState({ hasEnded, isStuck, fails, nodeHead, head }: Situation): IndexerState {
  if (hasEnded) return "stopped"
  if (isStuck) return "stuck"
  if (fails) return "retrying"
  if (nodeHead === undefined) return "starting"
  return nodeHead - (head ?? -1) > far ? "backfilling" : "following"
}

/** Seconds until the head is reached, where that can be said. */
export function secondsLeft(
  state: IndexerState,
  { head, nodeHead }: Pick<Situation, "head" | "nodeHead">,
  blocksPerSecond: number,
): { readonly secondsLeft?: number } {
  if (state !== "backfilling" || blocksPerSecond <= 0) return {}
  return { secondsLeft: ((nodeHead ?? 0) - (head ?? -1)) / blocksPerSecond }
}
