import { AggregatorRegistry, type MetricObject, type Registry } from "prom-client"

/** All metrics of one process, as data that can be sent to another process. */
export type Metrics = readonly MetricObject[]

/** The metrics of a registry as data. */
export async function metricsOf(registry: Registry): Promise<Metrics> {
  return (await registry.getMetricsAsJSON()) as unknown as Metrics
}

/**
 * Merges the metrics of processes that serve the same: each metric by its own aggregation rule, by default the sum.
 *
 * @example
 * ```ts
 * import { createService, mergeMetrics, metricsOf } from "@serac/server/http"
 * import { Counter, Registry } from "prom-client"
 *
 * const registries = [new Registry(), new Registry()]
 * for (const registry of registries) new Counter({ name: "calls_total", help: "Calls.", registers: [registry] }).inc()
 * console.log((await mergeMetrics(await Promise.all(registries.map(metricsOf)))).text)
 * ```
 */
export async function mergeMetrics(
  processes: readonly Metrics[],
): Promise<{ readonly text: string; readonly metrics: Metrics }> {
  // The declared type of the result is wider than the actual one.
  const merged = AggregatorRegistry.aggregate(processes.map((metrics) => [...metrics])) as Registry
  return { text: await merged.metrics(), metrics: await metricsOf(merged) }
}

/** The metrics that outlive their process: counters and histograms that are summed. */
export function lasting(metrics: Metrics): Metrics {
  return metrics.filter(({ type, aggregator }) => {
    const kind = String(type)
    return (kind === "counter" || kind === "histogram") && (aggregator ?? "sum") === "sum"
  })
}
