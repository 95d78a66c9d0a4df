import { Backoff } from "../../core/due/index.ts"
import type { BackgroundTask, Clock } from "../../core/index.ts"

/** Options of {@link inSteps}. */
export interface Stepping {
  readonly clock: Clock
  /** Does a small step of work; stops early when the signal aborts. Returns whether there may be more to do at once. */
  readonly step: (signal: AbortSignal) => Promise<boolean>
  /** Receives the error of a failed step, unless it was aborted. */
  readonly onFailure: (error: unknown) => void
  /** Minimum milliseconds between two steps when there is nothing to do. Default 5,000. */
  readonly pause?: number | undefined
}

/**
 * A task that runs one step after the other. When there is nothing to do, it waits until it is woken. A failed step is
 * retried after 1 s, later with each failure and after 60 s at most, whether or not the task is woken: while the store or
 * the node fails there may be no new blocks that wake it.
 */
export function inSteps({ clock, step, onFailure, pause = 5_000 }: Stepping): BackgroundTask {
  const stopping = new AbortController()
  const { signal } = stopping
  const backoff = new Backoff()
  let isWoken = false
  let wake = () => {}

  const sleep = (milliseconds: number) => clock.sleep(milliseconds, signal).catch(() => {})

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        const hasMore = await step(signal)
        backoff.succeeded()
        if (hasMore) continue
      } catch (error) {
        if (signal.aborted) return
        onFailure(error)
        await sleep(backoff.failed(clock.elapsed()) ?? pause)
        continue
      }
      await sleep(pause)
      if (!isWoken && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
      isWoken = false
    }
  }
  const running = run()
  return {
    wake: () => {
      isWoken = true
      wake()
    },
    stop: async () => {
      stopping.abort(new Error("stopped"))
      wake()
      await running
    },
  }
}
