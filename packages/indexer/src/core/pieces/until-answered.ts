import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { LogFunction } from "../log.ts"

/** How work is repeated. */
export interface Repeating {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly log: LogFunction
  /** How far the work has come: pauses are short again after progress. Default: there is none before it succeeds. */
  readonly reached?: (() => number) | undefined
}

/** Milliseconds before the second attempt, doubled up to a minute. */
const firstPauseMs = 250
const maxPauseMs = 60_000

/** Repeats what fails because of a node, with growing pauses, until the signal aborts. */
export async function untilAnswered<Result>(
  work: () => Promise<Result>,
  { clock, signal, log, reached = () => 0 }: Repeating,
): Promise<Result> {
  let before = reached()
  for (let pause = firstPauseMs; ; pause = Math.min(maxPauseMs, pause * 2)) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof NodeFault)) throw error
      if (reached() > before) pause = firstPauseMs
      before = reached()
      log("warn", "Blocks are requested again", { reason: error.message })
      await clock.sleep(pause, signal)
    }
  }
}
