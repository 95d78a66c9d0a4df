import type { ShownProgress } from "../progress/shown.ts"
import { duration, rate } from "../words.ts"

/** What is known of an indexer and its nodes. */
export interface Work {
  /** Hosts of its nodes; none for what is not configured. */
  readonly nodes: readonly string[]
  readonly nodeFault?: string | undefined
  readonly progress?: ShownProgress | undefined
}

/** What an indexer does, and what is wrong with its nodes. */
export function workWords({ progress, nodeFault, nodes }: Work): string {
  const fault = nodeFault === undefined ? [] : [`no answer from ${nodeFault}`]
  if (progress === undefined) return [nodes.length === 0 ? "not configured" : "not running", ...fault].join("; ")
  const { state, blocksPerSecond, transactionsPerSecond, secondsLeft, error } = progress
  const words = {
    starting: "starting",
    backfilling: [
      `catching up, ${rate(blocksPerSecond)} blocks/s, ${rate(transactionsPerSecond)} tx/s`,
      ...(secondsLeft === undefined ? [] : [`${duration(secondsLeft)} left`]),
    ].join(", "),
    following: "following",
    retrying: `trying again: ${error ?? "the node fails"}`,
    stuck: `stuck: ${error ?? "it needs you"}`,
    paused: `paused: ${error ?? "no space"}`,
    standby: "standing by: another process indexes it",
    stopped: error === undefined ? "stopped" : `stopped: ${error}`,
  }[state]
  return [words, ...fault].join("; ")
}
