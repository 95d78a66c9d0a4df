import data from "@serac/data/openapi.json" with { type: "json" }
import { startDataService } from "@serac/data-service"
import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import { startMetricsService } from "@serac/metrics-service"
import { type ChainDefinition, type NetworkDefinition, openStore, type StoreLocation } from "@serac/store"
import { simulate as simulateChain } from "../simulation/simulate.ts"
import { simulate as simulatePrimary } from "../simulation-primary/simulate.ts"
import { Simulation } from "../simulation-primary/simulation.ts"
import { harvest } from "./harvest.ts"
import { operationsOf } from "./operations.ts"
import type { Served } from "./served.ts"
import type { Words } from "./values.ts"

/** The services over a small store with a chain and a primary network. */
export interface Subject {
  readonly served: readonly Served[]
  readonly words: Words
  close(): Promise<void>
}

const evmSeed = 12
/** It has subnets, stakers in every state, L1 validators and all three chains. */
const primarySeed = 43
const chainId = "31337"
const networkId = 31_338

const chains: readonly ChainDefinition[] = [chainId, "7"].map((id) => ({
  chainId: id,
  name: `Chain ${id}`,
  network: "testnet",
  rpcUrls: ["http://127.0.0.1:8545"],
  nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
}))

/** Fills a store by the simulations of the indexers, and serves it. Answers that break the document are a 500. */
export async function startSubject(location: StoreLocation): Promise<Subject> {
  const store = await openStore(location)
  await simulateChain(evmSeed, store, chainId)
  await simulatePrimary(primarySeed, store, networkId)
  const { network } = new Simulation(primarySeed, store, networkId).world
  const networks: readonly NetworkDefinition[] = [{ ...network, nodeUrls: ["http://127.0.0.1:9650"] }]
  const shared = { store, chains, port: 0, checkResponses: true }
  const dataService = await startDataService({ ...shared, networks })
  const metricsService = await startMetricsService(shared)
  const served: readonly Served[] = [
    { port: dataService.port, operations: operationsOf(data), messages: "text" },
    { port: metricsService.port, operations: operationsOf(metrics), messages: "list" },
  ]
  const begin = [
    ["chainId", "7"],
    ["network", "fuji"],
    ["network", "testnet"],
    ["blockchainId", "p-chain"],
    ["blockchainId", "x-chain"],
    ["blockchainId", "c-chain"],
  ] as const
  return {
    served,
    words: await harvest(served, begin),
    async close() {
      await dataService.close()
      await metricsService.close()
      await store.close()
    },
  }
}
