import type { Logger } from "../log/logger.ts"
import { chainLine } from "./chain-line.ts"
import { isAtHead } from "./is-at-head.ts"
import { Lag } from "./lag.ts"
import type { ProgressView, Streams } from "./progress-view.ts"
import type { ShownProgress, ShownSubject } from "./shown.ts"

/** Progress as log lines, where there is no terminal. */
export interface ProgressLogOptions {
  readonly logger: Logger
  readonly streams: Streams
  /** JSON lines have the numbers beside the words. */
  readonly facts: boolean
  readonly now: () => number
}

const logIntervalMs = 10_000
const loggedStates = new Set<ShownProgress["state"]>(["stuck", "paused", "standby"])

/** Logs the progress of indexers: each change of state, and about every ten seconds while a chain is behind. */
export function progressLog({ logger, streams, facts, now }: ProgressLogOptions): ProgressView {
  const seen = new Map<string, { readonly lag: Lag; state: ShownProgress["state"] | undefined; toldAt: number }>()
  return {
    update: (subject, progress) => {
      const state = seen.get(subject.key) ?? { lag: new Lag(), state: undefined, toldAt: now() }
      seen.set(subject.key, state)
      const lag = state.lag.update(progress, now())
      const due = progress.state === "backfilling" && now() - state.toldAt >= logIntervalMs
      if (progress.state === state.state && !due) return
      // The state `following` starts a few blocks below the node's head; the log waits for the head.
      if (progress.state === "following" && !isAtHead(progress)) return
      state.state = progress.state
      state.toldAt = now()
      // The supervisor logs these states with their reasons.
      if (loggedStates.has(progress.state)) return
      tell(subject, progress, lag)
    },
    print: (stream, text) => streams[stream](text),
    close: () => {},
  }

  function tell(subject: ShownSubject, progress: ShownProgress, lag: number | undefined): void {
    const level = progress.state === "retrying" ? "warn" : "info"
    const words = `${subject.name}: ${chainLine(progress, progress.state === "following" ? lag : undefined, false)}`
    if (!facts) logger[level](words)
    else logger[level]({ ...progress, ...(lag === undefined ? {} : { lag }) }, words)
  }
}
