import { monitorEventLoopDelay } from "node:perf_hooks"
import { Counter, Gauge, type Registry } from "prom-client"

/** Sampling interval of the event loop delay in milliseconds, which the histogram counts as part of each delay. */
const resolution = 10

/**
 * Adds the resource use of this process, by the usual metric names of Node.js. Delays cover the time since the last scrape. For several
 * processes, memory and time are summed; the largest delay is taken, of mean delays the average.
 *
 * @returns a function that ends the measurement
 */
export function processMetrics(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution })
  const gauge = (name: string, help: string, aggregator: "sum" | "average" | "max", collect?: (this: Gauge) => void) =>
    new Gauge({ name, help, registers: [registry], aggregator, ...(collect && { collect }) })
  // The first of the three gauges is collected first and sets all three, so that they cover the same interval.
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
