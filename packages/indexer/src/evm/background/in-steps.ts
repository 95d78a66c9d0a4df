import { Backoff } from "../../core/due/index.ts"
import type { BackgroundTask, Clock } from "../../core/index.ts"

/** What {@link inSteps} does. */
export interface Stepping {
  readonly clock: Clock
  /** Does a little, or gives it up when the signal aborts. Returns whether there may be more to do at once. */
  readonly step: (signal: AbortSignal) => Promise<boolean>
  /** Hears why a step failed, but for an abort. */
  readonly onFailure: (error: unknown) => void
  /** Milliseconds at least between two looks where there was nothing to do. Default 5,000. */
  readonly pause?: number | undefined
}

/**
 * A task that does one step after the other; where there is nothing to do it waits until it is woken. A step that fails is tried again
 * after a second, later each time it fails and a minute at most, whether or not anybody wakes it: where the store or the node fails there
 * may be no blocks that would.
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
