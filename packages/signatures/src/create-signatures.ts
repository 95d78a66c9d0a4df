import { createPeerNetwork, infoPeers } from "@serac/wire/peer"
import { ValidatorAggregator } from "./aggregation/validator-aggregator.ts"
import { BlsThreads } from "./bls/bls-threads.ts"
import { type SignatureLimits, signatureSettings } from "./settings.ts"
import type { SignatureAggregator } from "./signature-aggregator.ts"
import { firstSource } from "./sources/first-source.ts"
import { PeerValidators } from "./sources/peer-validators.ts"
import { type RpcEndpoint, RpcEndpoints } from "./sources/rpc-endpoints.ts"
import { sharedSource } from "./sources/shared-source.ts"
import { UpstreamAggregator } from "./upstream/upstream-aggregator.ts"
import { PChain } from "./validators/p-chain.ts"
import { ValidatorSets } from "./validators/validator-sets.ts"

/** Sources of signatures, and limits of an aggregation. Plain data. */
export interface SignaturesSettings extends SignatureLimits {
  /** Base URL of another signature aggregator, used instead of validators; may hold a secret. */
  readonly aggregator?: string | undefined
  /** Validators whose nodes are requested by HTTP, before any other source. */
  readonly endpoints?: readonly RpcEndpoint[] | undefined
  /** Whether signatures are requested over the peer network. Default false. */
  readonly peers?: boolean | undefined
}

/** The network of the messages. */
export interface SignaturesNetwork {
  readonly networkId: number
  /** Base URLs of nodes, in order of preference; may hold secrets. */
  readonly nodeUrls: readonly string[]
}

/** The parts that aggregate signatures for a network. */
export interface Signatures {
  readonly aggregator: SignatureAggregator
  readonly sets: ValidatorSets
  readonly pChain: PChain
  /** Closes threads and connections. */
  close(): Promise<void>
}

/** Whether the settings have a source of signatures. */
export function hasSource({ aggregator, endpoints = [], peers = false }: SignaturesSettings): boolean {
  return aggregator !== undefined || endpoints.length > 0 || peers
}

/**
 * Creates the signature aggregation of a network; sends no request yet.
 *
 * @param fetch - default: the global one.
 * @throws {TypeError} for an invalid URL
 * @example
 * import { createSignatures } from "@serac/signatures"
 *
 * const signatures = createSignatures({ networkId: 12345, nodeUrls: ["http://127.0.0.1:9650"] }, { peers: true })
 * await signatures.close()
 */
export function createSignatures(
  { networkId, nodeUrls }: SignaturesNetwork,
  settings: SignaturesSettings,
  fetch?: typeof globalThis.fetch | undefined,
): Signatures {
  const { aggregator: url, endpoints = [], peers = false } = settings
  const {
    timeout = signatureSettings.timeout.default,
    validatorTimeout = signatureSettings.validatorTimeout.default,
    concurrency = signatureSettings.concurrency.default,
    maxAggregations = signatureSettings.maxAggregations.default,
  } = settings
  const pChain = new PChain(nodeUrls, fetch)
  const sets = new ValidatorSets(pChain)
  const bls = new BlsThreads()
  if (url !== undefined) {
    const aggregator = new UpstreamAggregator({ url, sets, bls, timeout, maxAggregations, fetch })
    return { aggregator, sets, pChain, close: () => aggregator.close() }
  }
  const places = infoPeers(({ method, params }, options) =>
    pChain.client.call({ method, path: "/ext/info" }, params, options),
  )
  const network = peers ? createPeerNetwork({ networkId, peers: places }) : undefined
  const source = sharedSource(
    firstSource([
      new RpcEndpoints(endpoints, { fetch }),
      ...(network === undefined ? [] : [new PeerValidators(network)]),
    ]),
  )
  const limits = { timeout, validatorTimeout, concurrency, maxAggregations }
  const aggregator = new ValidatorAggregator({ sets, source, bls, ...limits })
  const close = async () => {
    await aggregator.close()
    network?.close()
  }
  return { aggregator, sets, pChain, close }
}
