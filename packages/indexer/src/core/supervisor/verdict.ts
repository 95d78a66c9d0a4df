import type { IndexerState } from "@serac/store"

/** What is done about an indexer that failed. */
export interface Verdict {
  /** The state until it is begun anew. */
  readonly state: Extract<IndexerState, "retrying" | "stuck" | "paused" | "standby">
  /**
   * - `backoff`: begun anew soon, later each time it fails.
   * - `poll`: begun anew after a constant pause, since what stands in its way ends without a word.
   * - `store`: begun anew as soon as its store answers, and every two seconds where it answers and fails.
   * - `operator`: looked at again once a minute, since an operator may mend it without touching this process.
   */
  readonly retry: "backoff" | "poll" | "store" | "operator"
}

/** Codes of what only an operator can mend: another chain behind the URLs, nodes that differ, a reorg too deep, tables of a newer version, half a restore. */
const operator = new Set(["WRONG_CHAIN", "NODES_DIFFER", "REORG_TOO_DEEP", "STORE_VERSION", "STORE_INCOMPLETE"])

/** What an indexer's end means. Errors that come from other threads have their codes, not their classes. */
export function verdictOf(error: unknown): Verdict {
  const { code } = Object(error) as { readonly code?: unknown }
  if (typeof code === "string" && operator.has(code)) return { state: "stuck", retry: "operator" }
  if (code === "CHAIN_LOCKED") return { state: "standby", retry: "poll" }
  if (code === "DISK_FULL") return { state: "paused", retry: "store" }
  if (code === "STORE_CONNECTION" || code === "DISK_FAILED") return { state: "retrying", retry: "store" }
  return { state: "retrying", retry: "backoff" }
}

/** Whether an indexer ended since its store does not answer. */
export function isAway(error: unknown): boolean {
  return (Object(error) as { readonly code?: unknown }).code === "STORE_CONNECTION"
}
