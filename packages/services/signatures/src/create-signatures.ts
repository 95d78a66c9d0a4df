import { ValidatorAggregator } from "./aggregation/validator-aggregator.ts"
import { BlsThreads } from "./bls/bls-threads.ts"
import type { SignatureAggregator } from "./signature-aggregator.ts"
import { firstSource } from "./sources/first-source.ts"
import { type RpcEndpoint, RpcEndpoints } from "./sources/rpc-endpoints.ts"
import { UpstreamAggregator } from "./upstream/upstream-aggregator.ts"
import { PChain } from "./validators/p-chain.ts"
import { ValidatorSets } from "./validators/validator-sets.ts"

/** Where signatures come from, and what an aggregation may take. Plain data. */
export interface SignaturesSettings {
  /** Base URL of another signature aggregator, which is asked instead of validators; may hold a secret. */
  readonly aggregator?: string | undefined
  /** Validators whose nodes are asked by HTTP, before anything else. */
  readonly endpoints?: readonly RpcEndpoint[] | undefined
  /** Milliseconds for one aggregation. Default 15,000. */
  readonly timeout?: number | undefined
  /** Milliseconds for one validator. Default 5,000. */
  readonly validatorTimeout?: number | undefined
  /** Validators that one aggregation asks at the same time. Default 64. */
  readonly concurrency?: number | undefined
  /** Aggregations at the same time; further ones are refused. Default 16. */
  readonly maxAggregations?: number | undefined
}

/** The network whose messages are signed. */
export interface SignaturesNetwork {
  readonly networkId: number
  /** Base URLs of nodes, the first preferred; may hold secrets. */
  readonly nodeUrls: readonly string[]
}

/** What is needed to have messages of a network signed. */
export interface Signatures {
  readonly aggregator: SignatureAggregator
  readonly pChain: PChain
}

/** Whether the settings name anybody who signs. */
export function hasSource({ aggregator, endpoints = [] }: SignaturesSettings): boolean {
  return aggregator !== undefined || endpoints.length > 0
}

/**
 * Prepares to have messages signed; asks nobody yet.
 *
 * @param fetch - default: the global one.
 * @throws {TypeError} where a URL is none
 * @example
 * import { createSignatures } from "@serac/signatures"
 *
 * const signatures = createSignatures(
 *   { networkId: 12345, nodeUrls: ["http://127.0.0.1:9650"] },
 *   { aggregator: "http://127.0.0.1:8080" },
 * )
 * await signatures.aggregator.close()
 */
export function createSignatures(
  { nodeUrls }: SignaturesNetwork,
  settings: SignaturesSettings,
  fetch?: typeof globalThis.fetch | undefined,
): Signatures {
  const { aggregator, endpoints = [], timeout = 15_000, validatorTimeout = 5_000 } = settings
  const { concurrency = 64, maxAggregations = 16 } = settings
  const pChain = new PChain(nodeUrls, fetch)
  const sets = new ValidatorSets(pChain)
  const bls = new BlsThreads()
  if (aggregator !== undefined) {
    return {
      pChain,
      aggregator: new UpstreamAggregator({ url: aggregator, sets, bls, timeout, maxAggregations, fetch }),
    }
  }
  const source = firstSource([new RpcEndpoints(endpoints, { fetch })])
  const limits = { timeout, validatorTimeout, concurrency, maxAggregations }
  return { pChain, aggregator: new ValidatorAggregator({ sets, source, bls, ...limits }) }
}
