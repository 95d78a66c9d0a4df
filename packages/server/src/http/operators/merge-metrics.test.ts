import { Counter, Gauge, Histogram, Registry } from "prom-client"
import { expect, test } from "vitest"
import { lasting, mergeMetrics, metricsOf } from "./merge-metrics.ts"

/** The registry of a process that served `calls` calls. */
function registryOf(calls: number): Registry {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: "calls_total", help: "Calls.", labelNames: ["way"], registers }).inc({ way: "in" }, calls)
  new Histogram({ name: "seconds", help: "Seconds.", buckets: [1], registers }).observe(calls)
  new Gauge({ name: "memory", help: "Memory.", registers }).set(calls)
  new Gauge({ name: "head", help: "The store's.", registers, aggregator: "first" }).set(calls)
  new Counter({ name: "reorgs_total", help: "The store's.", registers, aggregator: "first" }).inc(calls)
  return registry
}

const numbers = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))

test("what is a process's own is added up, what they share is told once", async () => {
  const { text } = await mergeMetrics(await Promise.all([registryOf(1), registryOf(2)].map(metricsOf)))
  expect(numbers(text)).toEqual([
    'calls_total{way="in"} 3',
    'seconds_bucket{le="1"} 1',
    'seconds_bucket{le="+Inf"} 2',
    "seconds_sum 3",
    "seconds_count 2",
    "memory 3",
    "head 1",
    "reorgs_total 1",
  ])
})

test("what is merged can be merged again, after it went to another process as text", async () => {
  const first = await mergeMetrics(await Promise.all([registryOf(1), registryOf(2)].map(metricsOf)))
  const again = await mergeMetrics([JSON.parse(JSON.stringify(first.metrics)), await metricsOf(registryOf(4))])
  expect(numbers(again.text)).toEqual(
    expect.arrayContaining(['calls_total{way="in"} 7', "seconds_count 3", "memory 7"]),
  )
})

test("of a process that has ended what it counted lasts, not what it had", async () => {
  expect(lasting(await metricsOf(registryOf(1))).map(({ name }) => name)).toEqual(["calls_total", "seconds"])
})

test("of no process there is nothing to tell", async () => {
  expect((await mergeMetrics([])).text.trim()).toBe("")
})
