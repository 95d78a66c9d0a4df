import type { FastifyInstance } from "fastify"
import { Histogram, Registry } from "prom-client"
import { type Metrics, metricsOf } from "./merge-metrics.ts"
import { inwardRoute } from "./operators-route.ts"
import { processMetrics } from "./process-metrics.ts"

/** Counts a request that ended; `status` is `aborted` where the caller went away before. */
export type Observe = (method: string, route: string | undefined, status: string, milliseconds: number) => void

/** What `/metrics` tells beside the requests and the process. */
export interface MetricsOptions {
  /** Adds a service's own; called once. */
  readonly metrics?: ((registry: Registry) => void) | undefined
  /** Makes what makes the text of `/metrics`, given what tells this process's. Default: that alone. */
  readonly shareMetrics?: ((own: () => Promise<Metrics>) => () => Promise<string>) | undefined
}

/** Seconds: from what a page out of memory takes to what nobody waits for. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** `/metrics`: how long requests take by method, route and status, what the process uses, and what the service adds. */
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
  const textOf = shareMetrics?.(() => metricsOf(registry)) ?? (() => registry.metrics())
  inwardRoute(app, "/metrics", async (reply) => {
    reply.header("content-type", registry.contentType).send(await textOf())
  })
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  return (method, route = "none", status, milliseconds) => {
    // To find a series by its labels costs more than to count in it.
    const name = `${method} ${status} ${route}`
    let one = series.get(name)
    if (one === undefined) {
      one = durations.labels({ method, route, status })
      series.set(name, one)
    }
    one.observe(milliseconds / 1000)
  }
}
