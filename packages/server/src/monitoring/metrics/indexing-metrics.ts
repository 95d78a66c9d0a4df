import type { IndexerState } from "@serac/store"
import { Counter, Gauge, type Registry } from "prom-client"
import { primaryChainNames } from "../chain-names.ts"
import type { Monitor } from "../monitor.ts"
import type { Snapshot } from "../snapshot.ts"
import { counters, gauges, type Measure, type Measured } from "./measures.ts"

const indexerStates: readonly IndexerState[] = [
  "starting",
  "backfilling",
  "following",
  "retrying",
  "stuck",
  "paused",
  "standby",
  "stopped",
]

/** The metrics of EVM chains, or of primary networks' chains: their prefix, labels and members. */
interface Family {
  readonly prefix: string
  readonly labelNames: readonly string[]
  readonly members: (snapshot: Snapshot) => readonly MetricsMember[]
}

interface MetricsMember {
  readonly labels: Readonly<Record<string, string | number>>
  readonly state: Measured
}

const families: readonly Family[] = [
  {
    prefix: "serac_chain_",
    labelNames: ["chain_id"],
    members: ({ chains }) => chains.map((state) => ({ labels: { chain_id: state.chainId }, state })),
  },
  {
    prefix: "serac_network_",
    labelNames: ["network_id", "chain"],
    members: ({ networks }) =>
      networks.flatMap(({ networkId, chains }) =>
        chains.map((state) => ({ labels: { network_id: networkId, chain: primaryChainNames[state.chain] }, state })),
      ),
  },
]

/**
 * Adds the progress of each chain, the state of its indexer and the store's size to `/metrics`. The values are the same in every process over
 * one store: of several workers the first one's are used.
 *
 * @example
 * ```ts
 * import { indexingMetrics, Monitor } from "@serac/server/monitoring"
 * import { openStore } from "@serac/store"
 * import { Registry } from "prom-client"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const registry = new Registry()
 * indexingMetrics(registry, new Monitor({ store, chains: [{ chainId: "43114", name: "C-Chain" }] }))
 * console.log(await registry.metrics())
 * await store.close()
 * ```
 */
export function indexingMetrics(registry: Registry, monitor: Monitor): void {
  for (const family of families) addFamily(registry, monitor, family)
  new Gauge({
    name: "serac_store_up",
    help: "1 while the store can be read, else 0.",
    registers: [registry],
    aggregator: "min",
    async collect() {
      const { storeFault } = await monitor.snapshot()
      this.set(storeFault === undefined ? 1 : 0)
    },
  })
  new Gauge({
    name: "serac_store_size_bytes",
    help: "Bytes of the store on disk, counted once a minute.",
    registers: [registry],
    aggregator: "first",
    async collect() {
      const bytes = await monitor.size()
      this.reset()
      this.remove()
      if (bytes !== undefined) this.set(bytes)
    },
  })
}

function addFamily(registry: Registry, monitor: Monitor, { prefix, labelNames, members }: Family): void {
  const common = ({ name, help }: Pick<Measure, "name" | "help">) => ({
    name: prefix + name,
    help,
    registers: [registry],
    labelNames: [...labelNames],
    aggregator: "first" as const,
  })
  for (const measure of gauges) {
    new Gauge({
      ...common(measure),
      async collect() {
        const told = members(await monitor.snapshot())
        this.reset()
        for (const { labels, state } of told) {
          const value = measure.value(state)
          if (value !== undefined) this.set(labels, value)
        }
      },
    })
  }
  for (const measure of counters) {
    new Counter({
      ...common(measure),
      async collect() {
        const told = members(await monitor.snapshot())
        this.reset()
        for (const { labels, state } of told) {
          const value = measure.value(state)
          if (value !== undefined) this.inc(labels, value)
        }
      },
    })
  }
  new Gauge({
    ...common({ name: "indexer_state", help: "1 for the state that the indexer is in, 0 for the others." }),
    labelNames: [...labelNames, "state"],
    async collect() {
      const told = members(await monitor.snapshot())
      this.reset()
      for (const { labels, state } of told)
        for (const name of indexerStates) this.set({ ...labels, state: name }, name === state.state ? 1 : 0)
    },
  })
}
