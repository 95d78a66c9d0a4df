import { monitorEventLoopDelay } from "node:perf_hooks"
import { getHeapStatistics } from "node:v8"
import type { IndexerMetrics } from "@serac/store"

/** Measures this thread: the mean delay of its event loop since the last read, and its heap. */
export function threadMetrics(): { read(): Pick<IndexerMetrics, "eventLoopDelaySeconds" | "heapBytes">; stop(): void } {
  const resolution = 20
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  return {
    read() {
      // The measured delay includes the sampling interval.
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
