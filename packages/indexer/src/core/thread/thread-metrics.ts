import { monitorEventLoopDelay } from "node:perf_hooks"
import { getHeapStatistics } from "node:v8"
import type { IndexerMetrics } from "@serac/store"

/** Tells how this thread is: the mean delay of its event loop since it was last asked, and its heap. */
export function threadMetrics(): { read(): Pick<IndexerMetrics, "eventLoopDelaySeconds" | "heapBytes">; stop(): void } {
  const resolution = 20
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  return {
    read() {
      // The measure contains the interval at which it is taken.
      const mean = Math.max(0, delay.mean / 1e9 - resolution / 1000)
      delay.reset()
      return {
        ...(Number.isFinite(mean) ? { eventLoopDelaySeconds: mean } : {}),
        heapBytes: getHeapStatistics().used_heap_size,
      }
    },
    stop: () => void delay.disable(),
  }
}
