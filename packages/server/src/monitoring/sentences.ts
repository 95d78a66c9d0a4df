import { type IndexingState, isWorking, timeText } from "./indexing-state.ts"
import type { Lag } from "./lag.ts"

/**
 * The activity of an indexer as a text that follows the name of its chain, for `/health`, `serac status` and the explorer.
 *
 * @example
 * `retrying since 2026-11-28T10:00:00Z: node: ECONNREFUSED; next attempt at 2026-11-28T10:00:04Z`
 */
export function activityWords({
  state,
  since,
  stuckAt,
  reason,
  retryAt,
}: Pick<IndexingState, "state" | "since" | "stuckAt" | "reason" | "retryAt">): string {
  return [
    state === "standby" ? "standing by" : state,
    ...(stuckAt === undefined ? [] : [` at block ${stuckAt}`]),
    ...(since === undefined ? [] : [` since ${timeText(since)}`]),
    ...(reason === undefined ? [] : [`: ${reason}`]),
    ...(retryAt === undefined ? [] : [`; next attempt at ${timeText(retryAt)}`]),
  ].join("")
}

/** The lag of a chain as a text. Without a recent observation the node's head is unknown, so "0 blocks behind" would be wrong. */
export function lagWords({ blocks, seconds }: Lag): string {
  if (blocks === undefined) return `has not heard from its node for ${spanWords(seconds)}`
  if (blocks === 0) return "is up to date with its node"
  return `is ${counted(blocks, "block")} and ${spanWords(seconds)} behind its node`
}

/** The text for a node with fewer blocks than are stored. */
export function nodeBehindWords({ seconds }: Lag, reason = "its node is behind"): string {
  return `may be ${spanWords(seconds)} behind: ${reason}`
}

/** The state of a chain in one sentence without its name: the reason why blocks are not indexed, or else the lag. */
export function summaryOf(chain: IndexingState): string {
  const { state, reason, head, lag, nodeHead } = chain
  if (!isWorking.has(state)) return `is ${activityWords(chain)}`
  if (head === undefined || lag === undefined) return `is ${state}`
  const isNodeBehind = nodeHead?.behindSince !== undefined && lag.seconds > 0
  return isNodeBehind ? nodeBehindWords(lag, reason) : lagWords(lag)
}

/** `1 block`, `1,200 blocks`. */
export function counted(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`
}

/** Whole seconds in the units that people use: `75 s`, `12 min`, `20 h 54 min`, `3 d 4 h`. */
function spanWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const [whole, rest] =
    hours < 48 ? [`${hours} h`, `${minutes % 60} min`] : [`${Math.floor(hours / 24)} d`, `${hours % 24} h`]
  return rest.startsWith("0 ") ? whole : `${whole} ${rest}`
}
