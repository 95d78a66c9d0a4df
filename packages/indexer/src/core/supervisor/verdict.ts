import type { IndexerState } from "@serac/store"

/** How a failed indexer is handled. */
export interface Verdict {
  /** The state until the restart. */
  readonly state: Extract<IndexerState, "retrying" | "stuck" | "paused" | "standby">
  /**
   * - `backoff`: restarted soon, later after each further failure.
   * - `poll`: restarted after a constant pause, since the obstacle ends without notice.
   * - `store`: restarted as soon as the store answers, and every two seconds if it answers and fails.
   * - `operator`: retried once a minute, since an operator may fix the cause without touching this process.
   */
  readonly retry: "backoff" | "poll" | "store" | "operator"
}

/**
 * Codes of failures that only an operator can fix: another chain behind the URLs, nodes that differ, a reorg that is too
 * deep, tables of a newer version, an incomplete restore.
 */
const operator = new Set(["WRONG_CHAIN", "NODES_DIFFER", "REORG_TOO_DEEP", "STORE_VERSION", "STORE_INCOMPLETE"])

/** The verdict on an indexer's error. Errors from other threads keep their codes, but not their classes. */
export function verdictOf(error: unknown): Verdict {
  const { code } = Object(error) as { readonly code?: unknown }
  if (typeof code === "string" && operator.has(code)) return { state: "stuck", retry: "operator" }
  if (code === "CHAIN_LOCKED") return { state: "standby", retry: "poll" }
  if (code === "DISK_FULL") return { state: "paused", retry: "store" }
  if (code === "STORE_CONNECTION" || code === "DISK_FAILED") return { state: "retrying", retry: "store" }
  return { state: "retrying", retry: "backoff" }
}

/** Whether an indexer ended because its store does not answer. */
export function isAway(error: unknown): boolean {
  return (Object(error) as { readonly code?: unknown }).code === "STORE_CONNECTION"
}
