import { monitorEventLoopDelay } from "node:perf_hooks"
import { Counter, Gauge, type Registry } from "prom-client"

/** Milliseconds between two looks at the event loop, which the histogram counts as part of each delay. */
const resolution = 10

/**
 * Adds what this process uses, by the names that are usual for Node.js. Delays are those since they were asked for last. Of several
 * processes memory and time are added up, of delays the largest is told.
 *
 * @returns ends the measuring
 */
export function processMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  const gauge = (name: string, help: string, aggregator: "sum" | "average" | "max", collect?: (this: Gauge) => void) =>
    new Gauge({ name, help, registers: [registry], aggregator, ...(collect && { collect }) })
  // The first of the three is asked first, and looks for all, so that they are of one stretch of time.
  const mean = gauge("nodejs_eventloop_lag_mean_seconds", "Mean delay of the event loop.", "average", () => {
    if (delay.count === 0) return
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1e3)
    mean.set(seconds(delay.mean))
    p99.set(seconds(delay.percentile(99)))
    max.set(seconds(delay.max))
    delay.reset()
  })
  const p99 = gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop that 1 in 100 exceeds.", "max")
  const max = gauge("nodejs_eventloop_lag_max_seconds", "Largest delay of the event loop.", "max")
  gauge("nodejs_heap_size_used_bytes", "Heap in use.", "sum", function () {
    this.set(process.memoryUsage().heapUsed)
  })
  gauge("process_resident_memory_bytes", "Memory of the process.", "sum", function () {
    this.set(process.memoryUsage.rss())
  })
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time of the process.",
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  delay.enable()
  return () => {
    delay.disable()
  }
}
