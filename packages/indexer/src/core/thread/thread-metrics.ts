import { monitorEventLoopDelay } from "node:perf_hooks"
import { getHeapStatistics } from "node:v8"
import type { IndexerMetrics } from "@serac/store"

/** Milliseconds for which a measurement is told to all indexers of the thread. */
const measuredForMs = 1_000
const resolution = 20

type Measured = Pick<IndexerMetrics, "eventLoopDelaySeconds" | "heapBytes">

const delay = monitorEventLoopDelay({ resolution })
let users = 0
let last: { readonly at: number; readonly measured: Measured } | undefined

/** Measures this thread, once for all indexers that run in it: the mean delay of its event loop in the last second, and its heap. */
export function threadMetrics(): { read(): Measured; stop(): void } {
  if (users++ === 0) delay.enable()
  return {
    read: measure,
    stop: () => {
      if (--users === 0) delay.disable()
    },
  }
}

function measure(): Measured {
  const at = performance.now()
  if (last === undefined || at - last.at >= measuredForMs) {
    // The measured delay includes the sampling interval.
    const mean = Math.max(0, delay.mean / 1e9 - resolution / 1000)
    delay.reset()
    const seconds = Number.isFinite(mean) ? { eventLoopDelaySeconds: mean } : {}
    last = { at, measured: { ...seconds, heapBytes: getHeapStatistics().used_heap_size } }
  }
  return last.measured
}
