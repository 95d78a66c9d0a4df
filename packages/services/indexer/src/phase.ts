/** Blocks that may be missing at the head before it is called a backfill. */
const far = 32

/** What an indexer is doing with a chain. */
export type Phase = "starting" | "backfill" | "following" | "retrying" | "stopped"

/** What decides it. */
export interface Situation {
  readonly hasEnded: boolean
  /** The node fails. */
  readonly fails: boolean
  /** The last block stored, and the node's; absent before they are known. */
  readonly head: number | undefined
  readonly nodeHead: number | undefined
}

export function phaseOf({ hasEnded, fails, nodeHead, head }: Situation): Phase {
  if (hasEnded) return "stopped"
  if (fails) return "retrying"
  if (nodeHead === undefined) return "starting"
  return nodeHead - (head ?? -1) > far ? "backfill" : "following"
}

/** Seconds until the head is reached, where that can be said. */
export function secondsLeft(
  phase: Phase,
  { head, nodeHead }: Situation,
  blocksPerSecond: number,
): { readonly secondsLeft?: number } {
  if (phase !== "backfill" || blocksPerSecond <= 0) return {}
  return { secondsLeft: ((nodeHead ?? 0) - (head ?? -1)) / blocksPerSecond }
}
