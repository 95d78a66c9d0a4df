import { ServiceError } from "@serac/server/http"
import {
  createSignatures,
  hasSource,
  type L1Message,
  L1Messages,
  type SignatureAggregator,
  type Signatures,
  type SignaturesSettings,
} from "@serac/signatures"
import type { ServedNetwork } from "../networks/served-network.ts"

/** The reason for an unconfigured service. */
export const noSignatures = "this service does not aggregate signatures"

/** The signature aggregation of one network. */
export interface NetworkSignatures {
  readonly aggregator: SignatureAggregator
  readonly l1Messages: L1Messages
  /** The subnet whose validators sign the P-Chain's messages to an L1's manager: 32 bytes. */
  signersOf(message: L1Message, signal: AbortSignal): Promise<Uint8Array>
}

/** The signature aggregation by network, created at the first request. */
export class SignatureDirectory {
  readonly isConfigured: boolean
  readonly #settings: SignaturesSettings
  readonly #fetch: typeof globalThis.fetch | undefined
  readonly #networks = new Map<number, { readonly signatures: Signatures; readonly of: NetworkSignatures }>()

  constructor(settings: SignaturesSettings, fetch?: typeof globalThis.fetch | undefined) {
    this.isConfigured = hasSource(settings)
    this.#settings = settings
    this.#fetch = fetch
  }

  /** Throws a permanent 503 where no source of signatures is configured. */
  of(network: ServedNetwork): NetworkSignatures {
    if (!this.isConfigured) throw new ServiceError(503, noSignatures)
    const { networkId } = network.definition
    const known = this.#networks.get(networkId)
    if (known !== undefined) return known.of
    const signatures = createSignatures(network.definition, this.#settings, this.#fetch)
    const of = networkSignatures(network, signatures)
    this.#networks.set(networkId, { signatures, of })
    return of
  }

  /** Closes all aggregations. */
  async close(): Promise<void> {
    await Promise.all([...this.#networks.values()].map(({ signatures }) => signatures.close()))
  }
}

function networkSignatures(
  { definition, reader }: ServedNetwork,
  { aggregator, sets, pChain }: Signatures,
): NetworkSignatures {
  const { networkId } = definition
  const madeBy = async (validationId: Uint8Array) => {
    const [row] = await reader.l1Validators({ validationId, includeInactive: true }, { limit: 1 })
    return row?.txId
  }
  return {
    aggregator,
    l1Messages: new L1Messages({ networkId, pChain, madeBy }),
    signersOf: ({ receiver }, signal) => sets.subnetOf(receiver, signal),
  }
}
