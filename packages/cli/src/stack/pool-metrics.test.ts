import { type Metrics, metricsOf } from "@serac/server/http"
import { Counter, Gauge, Registry } from "prom-client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PoolMetrics } from "./pool-metrics.ts"
import { WorkerMetrics } from "./worker-metrics.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A pool and its workers; messages between them are serialized, as between processes. */
function poolOf(...calls: readonly number[]) {
  const silent = new Set<number>()
  const wire = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message))
  const pool = new PoolMetrics<number>((name, message) => {
    if (!silent.has(name)) void workers[name]?.metrics.receive(wire(message))
  })
  const workers = calls.map((count, name) => {
    const counted = { count }
    const metrics = new WorkerMetrics((message) => pool.receive(name, wire(message)))
    const own = async (): Promise<Metrics> => {
      const registry = new Registry()
      const registers = [registry]
      new Counter({ name: "calls_total", help: "Calls.", registers }).inc(counted.count)
      new Gauge({ name: "memory", help: "Memory.", registers }).set(1)
      new Gauge({ name: "head", help: "The store's.", registers, aggregator: "first" }).set(100)
      return metricsOf(registry)
    }
    pool.join(name)
    return { counted, metrics, scrape: metrics.share("data", own) }
  })
  const scrape = async (name: number) => {
    const asked = workers[name]?.scrape() ?? Promise.reject(new Error("no such worker"))
    asked.catch(() => {})
    await vi.advanceTimersByTimeAsync(2_000)
    const lines = [...(await asked).matchAll(/^(\w+) (\S+)$/gm)]
    return Object.fromEntries(lines.map(([, metric, value]) => [metric, Number(value)]))
  }
  return { pool, workers, silent, scrape }
}

test("any worker answers for all: sums of what is each one's own, once what is the store's", async () => {
  const { scrape } = poolOf(3, 4)
  const sum = { calls_total: 7, memory: 2, head: 100, serac_workers_answering: 2 }
  expect([await scrape(0), await scrape(1)]).toEqual([sum, sum])
})

test("what a worker counted outlives it, what it had does not", async () => {
  const { pool, scrape } = poolOf(3, 4)
  await scrape(0)
  pool.leave(1)
  expect(await scrape(0)).toEqual({ calls_total: 7, memory: 1, head: 100, serac_workers_answering: 1 })
})

test("a worker that does not answer counts with what it told last", async () => {
  const { silent, workers, scrape } = poolOf(3, 4)
  await scrape(0)
  silent.add(1)
  if (workers[0]) workers[0].counted.count = 5
  expect(await scrape(0)).toEqual({ calls_total: 9, memory: 1, head: 100, serac_workers_answering: 1 })
})

test("a worker that ends while it is asked is not waited for", async () => {
  const { pool, silent, workers } = poolOf(3, 4)
  silent.add(1)
  const asked = workers[0]?.scrape()
  await vi.advanceTimersByTimeAsync(10)
  pool.leave(1)
  expect(await asked).toMatch(/^calls_total 3$/m)
})

test("a worker whose starter is silent gives up", async () => {
  const metrics = new WorkerMetrics(() => {})
  const asked = expect(metrics.share("data", async () => [])()).rejects.toThrow(
    "the process that adds up the metrics did not answer within 5 s",
  )
  await vi.advanceTimersByTimeAsync(5_000)
  await asked
})
