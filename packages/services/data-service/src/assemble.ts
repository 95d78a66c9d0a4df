import document from "@serac/data/openapi.json" with { type: "json" }
import type { ServiceOptions } from "@serac/http"
import { ChainDirectory } from "./chains/chain-directory.ts"
import { chainHealth } from "./chains/chain-health.ts"
import { chainMetrics } from "./chains/chain-metrics.ts"
import { handlers } from "./generated/handlers.ts"
import { loadAbis } from "./methods/abi-file.ts"
import { methodNames } from "./methods/method-names.ts"
import type { DataServiceOptions } from "./options.ts"
import { noPrices, openPrices } from "./prices/prices.ts"
import { ContractBook } from "./render/contract-book.ts"
import type { Services } from "./services.ts"
import { loadTokenLists } from "./token-lists/token-lists.ts"

/** What `@serac/http` needs to serve the data API. */
export async function assemble(options: DataServiceOptions): Promise<ServiceOptions<Services>> {
  const { store, chains, logger, cors, bodyLimit, requestTimeout, shutdownGrace, checkResponses } = options
  const secret = await store.secret()
  const services = await servicesOf(options)
  return {
    document,
    handlers,
    services,
    messages: "text",
    secret,
    health: () => chainHealth(store, chains),
    metrics: (registry) => chainMetrics(registry, store, chains),
    ...(logger && { logger }),
    ...(cors !== undefined && { cors }),
    ...(bodyLimit !== undefined && { bodyLimit }),
    ...(requestTimeout !== undefined && { requestTimeout }),
    ...(shutdownGrace !== undefined && { shutdownGrace }),
    ...(checkResponses !== undefined && { checkResponses }),
  }
}

async function servicesOf(options: DataServiceOptions): Promise<Services> {
  const { store, logger, nftIndexing = true, clock = Date.now } = options
  const lists = await loadTokenLists(options.tokenLists ?? [])
  const abis = await loadAbis((options.abis ?? []).map((abi) => (typeof abi === "string" ? { path: abi } : abi)))
  const chains = options.chains.map((definition) => {
    const { chainId } = definition
    const reader = store.chain(chainId)
    const contracts = new ContractBook(reader, { clock, lists })
    return { definition, chainId, reader, contracts, methods: methodNames(chainId, abis) }
  })
  const warn = (message: string, facts: Readonly<Record<string, unknown>>) =>
    logger === undefined ? console.warn(message, facts) : logger.warn(facts, message)
  return {
    store,
    chains: new ChainDirectory(chains),
    prices: options.prices === undefined ? noPrices : await openPrices(options.prices, { warn }),
    nftIndexing,
    clock,
  }
}
