import type { ServiceOptions } from "@serac/server/http"
import { Freshness, hiddenFrom, indexingMetrics, Monitor, readHealth } from "@serac/server/monitoring"
import { chainsCalled } from "./chain-metrics/measured-chains.ts"
import { dialectDefinition } from "./dialect/dialect.ts"
import type { MetricsServiceOptions } from "./options.ts"
import { PageTokens } from "./page-token.ts"
import type { Services } from "./services.ts"

/** Makes the options of the metrics API for `@serac/server/http`. */
export async function assemble(options: MetricsServiceOptions): Promise<ServiceOptions<Services>> {
  const { store, chains, dialect = "serac", clock = Date.now, maxLag, reports, missing } = options
  const secret = await store.secret()
  const monitor = new Monitor({
    store,
    chains,
    hidden: hiddenFrom(store, chains),
    missing,
    clock,
    ...(reports && { reports }),
  })
  const freshness = new Freshness({ store, clock, ...(reports && { reports }) })
  return {
    ...options,
    ...dialectDefinition(dialect),
    services: { store, chains, missing, tokens: new PageTokens(secret), clock },
    messages: "list",
    secret,
    health: () => readHealth(monitor, maxLag),
    metrics: (registry) => indexingMetrics(registry, monitor),
    description: {
      client: { packageName: "@serac/metrics", prefix: "Metrics" },
      unserved: () => (chains.length === 0 ? "this service has no EVM chain" : undefined),
      examples: async () => {
        const indexed = new Set((await store.chains()).map(({ chainId }) => chainId))
        const chain = chains.find(({ chainId }) => indexed.has(chainId)) ?? chains[0]
        return (_operation, parameter) => (parameter === "chainId" ? chain?.chainId : undefined)
      },
    },
    freshness: ({ path }) =>
      freshness.of(chainsCalled(String(path.chainId), chains).map(({ chainId }) => ({ kind: "chain", chainId }))),
  }
}
