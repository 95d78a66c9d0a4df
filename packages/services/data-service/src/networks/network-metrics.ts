import type { NetworkChainStatus, NetworkDefinition, Store } from "@serac/store"
import { Gauge, type Registry } from "prom-client"
import { aliases } from "./network-directory.ts"

/** Adds to `/metrics` how far each chain of a primary network is indexed. */
export function networkMetrics(registry: Registry, store: Store, networks: readonly NetworkDefinition[]): void {
  const served = new Set(networks.map(({ networkId }) => networkId))
  const gauge = (name: string, help: string, value: (state: NetworkChainStatus) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["network_id", "chain"],
      registers: [registry],
      async collect() {
        this.reset()
        for (const { networkId, chains } of served.size === 0 ? [] : await store.networks()) {
          if (!served.has(networkId)) continue
          for (const state of chains) this.set({ network_id: networkId, chain: aliases[state.chain] }, value(state))
        }
      },
    })
  gauge("serac_network_head_block", "Height of the last block that is indexed.", ({ head }) => head.height)
  gauge(
    "serac_network_node_head_block",
    "The node's own height when blocks were last stored.",
    (state) => state.nodeHeight,
  )
  gauge(
    "serac_network_updated_at_seconds",
    "When blocks were last stored, in Unix seconds.",
    (state) => state.updatedAt,
  )
}
