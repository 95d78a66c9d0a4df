import { Registry } from "prom-client"
import { expect, test } from "vitest"
import { chain, network, now, reportOf, storedChain, storedNetwork, storeOf } from "../../../test/monitoring/reports.ts"
import { Monitor, type MonitoredStore } from "../monitor.ts"
import { indexingMetrics } from "./indexing-metrics.ts"

async function linesOf(store: MonitoredStore): Promise<readonly string[]> {
  const registry = new Registry()
  indexingMetrics(registry, new Monitor({ store, chains: [chain], networks: [network], clock: () => now * 1000 }))
  return (await registry.metrics()).split("\n").filter((line) => /^serac/.test(line))
}

test("each chain is told by number, and its state by name", async () => {
  const report = reportOf({
    state: "stuck",
    stuckAt: 101,
    nodeHead: { number: 500, observedAt: now - 2 },
    faults: 3,
    restarts: 2,
    reorgs: 1,
    quarantined: 1,
    differences: 4,
    metrics: { queueBytes: 10, batchSeconds: 0.5, storeSeconds: 0.25, eventLoopDelaySeconds: 0.01, heapBytes: 1_000 },
  })
  const lines = await linesOf(storeOf({ chains: [storedChain()], reports: [report] }))
  const states = ["starting", "backfilling", "following", "retrying", "stuck", "paused", "standby", "stopped"]
  expect(lines.filter((line) => line.startsWith("serac_chain_"))).toEqual([
    'serac_chain_head_block{chain_id="7"} 100',
    `serac_chain_head_block_timestamp_seconds{chain_id="7"} ${now - 12}`,
    'serac_chain_node_head_block{chain_id="7"} 500',
    `serac_chain_node_head_observed_at_seconds{chain_id="7"} ${now - 2}`,
    'serac_chain_lag_blocks{chain_id="7"} 400',
    'serac_chain_lag_seconds{chain_id="7"} 12',
    `serac_chain_updated_at_seconds{chain_id="7"} ${now - 3}`,
    `serac_chain_indexer_reported_at_seconds{chain_id="7"} ${now - 1}`,
    'serac_chain_indexer_stuck_block{chain_id="7"} 101',
    'serac_chain_quarantined_blocks{chain_id="7"} 1',
    'serac_chain_differences{chain_id="7"} 4',
    'serac_chain_indexer_queue_bytes{chain_id="7"} 10',
    'serac_chain_indexer_batch_seconds{chain_id="7"} 0.5',
    'serac_chain_indexer_store_seconds{chain_id="7"} 0.25',
    'serac_chain_indexer_eventloop_lag_seconds{chain_id="7"} 0.01',
    'serac_chain_indexer_heap_bytes{chain_id="7"} 1000',
    'serac_chain_indexer_faults_total{chain_id="7"} 3',
    'serac_chain_indexer_restarts_total{chain_id="7"} 2',
    'serac_chain_reorgs_total{chain_id="7"} 1',
    ...states.map((state) => `serac_chain_indexer_state{chain_id="7",state="${state}"} ${state === "stuck" ? 1 : 0}`),
  ])
})

test("what is not known is not told", async () => {
  const lines = await linesOf(storeOf({ networks: [storedNetwork("P")] }))
  expect(lines.filter((line) => !line.includes("state="))).toEqual([
    'serac_chain_quarantined_blocks{chain_id="7"} 0',
    'serac_chain_differences{chain_id="7"} 0',
    'serac_network_head_block{network_id="1337",chain="p-chain"} 40',
    `serac_network_head_block_timestamp_seconds{network_id="1337",chain="p-chain"} ${now - 12}`,
    'serac_network_node_head_block{network_id="1337",chain="p-chain"} 40',
    `serac_network_node_head_observed_at_seconds{network_id="1337",chain="p-chain"} ${now - 3}`,
    'serac_network_lag_blocks{network_id="1337",chain="p-chain"} 0',
    'serac_network_lag_seconds{network_id="1337",chain="p-chain"} 0',
    `serac_network_updated_at_seconds{network_id="1337",chain="p-chain"} ${now - 3}`,
    ...["quarantined_blocks", "differences"].flatMap((name) =>
      ["p-chain", "x-chain", "c-chain"].map((chain) => `serac_network_${name}{network_id="1337",chain="${chain}"} 0`),
    ),
    "serac_store_up 1",
    "serac_store_size_bytes 4096",
  ])
})

test("a store that cannot be read is told instead of failing", async () => {
  const fail = () => Promise.reject(new Error("gone"))
  const lines = await linesOf({ ...storeOf({}), chains: fail, size: fail })
  expect(lines.filter((line) => line.startsWith("serac_store_"))).toEqual(["serac_store_up 0"])
})
