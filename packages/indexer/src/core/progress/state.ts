import type { IndexerState } from "@serac/store"

export type { IndexerState }

/** Missing blocks above which catching up counts as a backfill. */
const far = 32

/** The facts that determine the state of an indexer. */
export interface Situation {
  readonly hasEnded: boolean
  /** Whether a block stops the indexer. */
  readonly isStuck: boolean
  /** Whether the node or the store fails. */
  readonly fails: boolean
  /** The number of the last stored block, and the node's head; undefined before they are known. */
  readonly head: number | undefined
  readonly nodeHead: number | undefined
}

/** The state of an indexer. The fact that matters most to an operator comes first. */
export function indexerState({ hasEnded, isStuck, fails, nodeHead, head }: Situation): IndexerState {
  if (hasEnded) return "stopped"
  if (isStuck) return "stuck"
  if (fails) return "retrying"
  if (nodeHead === undefined) return "starting"
  return nodeHead - (head ?? -1) > far ? "backfilling" : "following"
}

/** Estimated seconds until the head is reached; absent if there is no estimate. */
export function secondsLeft(
  state: IndexerState,
  { head, nodeHead }: Pick<Situation, "head" | "nodeHead">,
  blocksPerSecond: number,
): { readonly secondsLeft?: number } {
  if (state !== "backfilling" || blocksPerSecond <= 0) return {}
  return { secondsLeft: ((nodeHead ?? 0) - (head ?? -1)) / blocksPerSecond }
}
