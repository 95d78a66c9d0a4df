import type { FastifyInstance } from "fastify"
import { Histogram, Registry } from "prom-client"
import { type Metrics, metricsOf } from "./merge-metrics.ts"
import { inwardRoute } from "./operators-route.ts"
import { processMetrics } from "./process-metrics.ts"
import { SharedMaking } from "./shared-making.ts"

/** Counts an ended request; `status` is `aborted` where the caller disconnected first. */
export type Observe = (method: string, route: string | undefined, status: string, milliseconds: number) => void

/** Metrics of `/metrics` besides those of requests and the process. */
export interface MetricsOptions {
  /** Adds a service's own metrics; called once. */
  readonly metrics?: ((registry: Registry) => void) | undefined
  /**
   * Wraps the metrics of this process: takes a function that returns them, returns one that makes the text of `/metrics`. Default: the metrics
   * of this process alone.
   */
  readonly shareMetrics?: ((own: () => Promise<Metrics>) => () => Promise<string>) | undefined
}

/** Seconds, from cached pages to the longest bearable wait. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Serves `/metrics`: durations of requests by method, route and status, the use of the process, and the service's own metrics. */
export function serveMetrics(app: FastifyInstance, { metrics, shareMetrics }: MetricsOptions = {}): Observe {
  const registry = new Registry()
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds from the first byte of a request to the last byte of its answer.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  })
  const end = processMetrics(registry)
  app.addHook("onClose", async () => end())
  metrics?.(registry)
  const text = new SharedMaking(shareMetrics?.(() => metricsOf(registry)) ?? (() => registry.metrics()))
  inwardRoute(app, "/metrics", async (reply) => {
    reply.header("content-type", registry.contentType).send(await text.get())
  })
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  return (method, route = "none", status, milliseconds) => {
    // Looking up a series by its labels costs more than counting in it.
    const name = `${method} ${status} ${route}`
    let one = series.get(name)
    if (one === undefined) {
      one = durations.labels({ method, route, status })
      series.set(name, one)
    }
    one.observe(milliseconds / 1000)
  }
}
