import { Registry } from "prom-client"
import { expect, test } from "vitest"
import { GatewayMetrics } from "./metrics.ts"

test("of two nodes behind one host the one that is further behind is told", async () => {
  const registry = new Registry()
  const metrics = new GatewayMetrics({
    ...{ running: () => 1, kept: () => 2, held: () => 3, sockets: () => 4, subscriptions: () => 5, waiting: () => 6 },
    lags: () => [
      { ledger: "C", url: "http://a.example/1", blocks: 2 },
      { ledger: "C", url: "http://a.example/2", blocks: 7 },
      { ledger: "C", url: "http://a.example/3", blocks: 3 },
      { ledger: "P", url: "http://a.example/1", blocks: 0 },
    ],
  })
  metrics.measure(registry)
  const gauges = (await registry.getMetricsAsJSON()).filter(({ type }) => String(type) === "gauge")
  expect(gauges.map(({ name, values }) => [name, ...values.map(({ labels, value }) => [labels, value])])).toEqual([
    ["serac_gateway_requests_running", [{}, 1]],
    ["serac_gateway_requests_waiting", [{}, 6]],
    ["serac_gateway_sockets", [{}, 4]],
    ["serac_gateway_subscriptions", [{}, 5]],
    ["serac_gateway_cache_characters", [{}, 2]],
    ["serac_gateway_held_bytes", [{}, 3]],
    ["serac_gateway_node_lag_blocks", [{ chain: "C", node: "a.example" }, 7], [{ chain: "P", node: "a.example" }, 0]],
  ])
})
