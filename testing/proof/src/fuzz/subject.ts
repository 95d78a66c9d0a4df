import { startDataService } from "@serac/api/data"
import { startMetricsService } from "@serac/api/metrics"
import data from "@serac/data/openapi.json" with { type: "json" }
import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import { openAccess } from "@serac/server/access"
import { rpcSubject, UsageCounter } from "@serac/server/usage"
import { type ChainDefinition, type NetworkDefinition, openStore, type Store, type StoreLocation } from "@serac/store"
import { simulate as simulateChain } from "../simulation/simulate.ts"
import { simulate as simulatePrimary } from "../simulation-primary/simulate.ts"
import { Simulation } from "../simulation-primary/simulation.ts"
import { endlessQuotas, fuzzedOrganisation, makeKeysInEveryState } from "./access-states.ts"
import { harvest } from "./harvest.ts"
import { fuzzedOperations } from "./operations.ts"
import type { FuzzedService } from "./served.ts"
import { primarySubnetText, signingValidators } from "./signing-validators.ts"
import type { KnownTexts } from "./values.ts"

/** The services on a small store with a chain and a primary network. */
export interface FuzzSubject {
  readonly served: readonly FuzzedService[]
  readonly words: KnownTexts
  /** Keys in every state: with all permissions, with read permission, disabled, revoked, expired, and with a used-up quota. */
  readonly keys: readonly string[]
  /** A message that the network's validators sign, in hexadecimal. */
  readonly message: string
  close(): Promise<void>
}

const evmSeed = 12
/** The seed of a network with subnets, stakers in every state, L1 validators and all three chains. */
const primarySeed = 43
const fuzzedChainId = "31337"
const networkId = 31_338

const fuzzedChains: readonly ChainDefinition[] = [fuzzedChainId, "7"].map((id) => ({
  chainId: id,
  name: `Chain ${id}`,
  network: "testnet",
  rpcUrls: ["http://127.0.0.1:8545"],
  nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
}))

/**
 * Fills a store by the simulations of the indexers, and serves it. An answer that violates the document becomes a 500.
 *
 * @param checksKeys - whether the services check keys and have limits; otherwise every caller has all permissions
 */
export async function startSubject(location: StoreLocation, checksKeys = true): Promise<FuzzSubject> {
  const store = await openStore(location)
  await simulateChain(evmSeed, store, fuzzedChainId)
  await simulatePrimary(primarySeed, store, networkId)
  const { network } = new Simulation(primarySeed, store, networkId).world
  const networks: readonly NetworkDefinition[] = [{ ...network, nodeUrls: ["http://127.0.0.1:9650"] }]
  const keys = await makeKeysInEveryState(store)
  await countUsage(store)
  const tiers = { unauthenticated: endlessQuotas, free: endlessQuotas, spent: { minute: 0, day: 0 } }
  const access = await openAccess({
    ...{ store, keys: checksKeys, limits: checksKeys, tiers },
    ...{ metricsQuotas: endlessQuotas, reindexesPerHour: 1e9, keyRequired: ["reindex"] },
  })
  const shared = { store, chains: fuzzedChains, port: 0, checkResponses: true }
  const { endpoints, message, fetch } = signingValidators(networkId)
  const signing = { signatures: { endpoints }, nodes: { fetch } }
  const dataService = await startDataService({ ...shared, ...signing, networks, access: access.data })
  const metricsService = await startMetricsService({ ...shared, access: access.metrics })
  const served: readonly FuzzedService[] = [
    { port: dataService.port, operations: fuzzedOperations(data), messages: "text" },
    { port: metricsService.port, operations: fuzzedOperations(metrics), messages: "list" },
  ]
  const begin = [
    ["chainId", "7"],
    ["network", "fuji"],
    ["network", "testnet"],
    ["orgId", fuzzedOrganisation],
    ["message", message],
    ["signingSubnetId", primarySubnetText],
    ["country", "BR"],
    ["continent", "SA"],
    ["blockchainId", "p-chain"],
    ["blockchainId", "x-chain"],
    ["blockchainId", "c-chain"],
  ] as const
  return {
    served,
    words: await harvest(served, begin),
    keys,
    message,
    async close() {
      await dataService.close()
      await metricsService.close()
      await access.close()
      await store.close()
    },
  }
}

/** Stores usage of a public RPC, as a gateway counts it, so that usage operations return data. */
async function countUsage(store: Store): Promise<void> {
  const counter = new UsageCounter({ store })
  const names = ["rpcMethod", "requestPath", "responseCode", "country", "continent", "userAgent"] as const
  const values = ["eth_chainId", "/ext/bc/C/rpc", "200", "BR", "SA", "viem"]
  for (const subject of [{ network: "testnet" }, { chainId: fuzzedChainId }, { chainId: "7" }] as const)
    counter.count({ subject: rpcSubject(subject), names, values }, { status: 200, milliseconds: 5, credits: 1 })
  await counter.close()
}
