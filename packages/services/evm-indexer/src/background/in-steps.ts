import type { BackgroundTask, Clock } from "@serac/indexing"

/** Milliseconds between two looks where there was nothing to do, or after a failure. */
const pause = 5_000

/** What {@link inSteps} does. */
export interface Stepping {
  readonly clock: Clock
  /** Does a little. Returns whether there may be more to do at once. */
  readonly step: () => Promise<boolean>
  readonly onFailure: (error: unknown) => void
}

/** A task that does one step after the other; where there is nothing to do it waits until it is woken, five seconds at least. */
export function inSteps({ clock, step, onFailure }: Stepping): BackgroundTask {
  const stopping = new AbortController()
  const { signal } = stopping
  let isWoken = false
  let wake = () => {}

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const hasMore = await step().catch((error: unknown) => {
        onFailure(error)
        return false
      })
      if (hasMore) continue
      await clock.sleep(pause, signal).catch(() => {})
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
      stopping.abort()
      wake()
      await running
    },
  }
}
