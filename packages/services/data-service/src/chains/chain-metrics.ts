import type { ChainDefinition, ChainStatus, Store } from "@serac/store"
import { Gauge, type Registry } from "prom-client"

/** Adds to `/metrics` how far each chain is indexed. */
export function chainMetrics(registry: Registry, store: Store, chains: readonly ChainDefinition[]): void {
  const served = new Set(chains.map(({ chainId }) => chainId))
  const gauge = (name: string, help: string, value: (state: ChainStatus) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["chain_id"],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await store.chains()) {
          if (served.has(state.chainId)) this.set({ chain_id: state.chainId }, value(state))
        }
      },
    })
  gauge("serac_chain_head_block", "Number of the last block that is indexed.", ({ head }) => head.number)
  gauge("serac_chain_node_head_block", "The node's own head when blocks were last stored.", ({ nodeHead }) => nodeHead)
  gauge(
    "serac_chain_updated_at_seconds",
    "When blocks were last stored, in Unix seconds.",
    ({ updatedAt }) => updatedAt,
  )
}
