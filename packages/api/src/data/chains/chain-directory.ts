import { ServiceError } from "@serac/server/http"
import { balancesProjection, holdersProjection, type List } from "@serac/store"
import { type NetworkName, unknownNetwork } from "../networks/unknown-network.ts"
import { boundedJson } from "../render/json-text.ts"
import { assertCurrent, assertListed } from "./assert-listed.ts"
import type { ServedChain } from "./served-chain.ts"

/** The chains of this service, in the operator's order. */
export class ChainDirectory {
  readonly all: readonly ServedChain[]
  readonly #missing: string | undefined
  readonly #byId: ReadonlyMap<string, ServedChain>
  /** Chains that were seen indexed: an indexed chain stays indexed. */
  readonly #indexed = new Set<ServedChain>()

  /**
   * Throws when two chains have one ID.
   *
   * @param missing - the reason why chains may be unknown yet; undefined where all are known
   */
  constructor(chains: readonly ServedChain[], missing?: string) {
    this.all = chains
    this.#missing = missing
    const byId = new Map<string, ServedChain>()
    for (const chain of chains) {
      for (const id of [chain.chainId, chain.definition.platformChainId]) {
        if (id === undefined) continue
        if (byId.has(id)) throw new Error(`two chains have the ID ${id}`)
        byId.set(id, chain)
      }
    }
    this.#byId = byId
  }

  /** A chain by its EVM chain ID or its blockchain ID. */
  find(id: string): ServedChain | undefined {
    return this.#byId.get(id)
  }

  /** As {@link find}. Throws a 404 with the ID of an unknown chain, a 503 while chains may be unknown yet. */
  get(id: string): ServedChain {
    const chain = this.find(id)
    if (chain !== undefined) return chain
    if (this.#missing === undefined)
      throw new ServiceError(404, `chain ${boundedJson(id, 80)} is not supported; GET /v1/chains lists those that are`)
    throw new ServiceError(503, `chain ${boundedJson(id, 80)} is not known yet: ${this.#missing}`, { retryAfter: 2 })
  }

  /** A chain with data. Throws a 503 while nothing of it is indexed: an empty list would claim that the chain is empty. */
  async indexed(id: string): Promise<ServedChain> {
    const chain = this.get(id)
    if (this.#indexed.has(chain)) return chain
    if ((await chain.reader.status()) === undefined)
      throw new ServiceError(503, `chain ${boundedJson(id, 80)} is not indexed yet`, { retryAfter: 5 })
    this.#indexed.add(chain)
    return chain
  }

  /** As {@link indexed}, with complete lists. Throws a 503 where a list lacks blocks. */
  async listing(id: string, ...lists: readonly List[]): Promise<ServedChain> {
    const chain = await this.indexed(id)
    await assertListed(chain, lists)
    return chain
  }

  /** As {@link indexed}, with the balances of every block. Throws a 503 where blocks are missing. */
  async withBalances(id: string): Promise<ServedChain> {
    const chain = await this.indexed(id)
    await assertCurrent(chain, balancesProjection.name, `the projection ${balancesProjection.name}`)
    return chain
  }

  /** As {@link indexed}, with the holders of every block. Throws a 503 where blocks are missing. */
  async withHolders(id: string): Promise<ServedChain> {
    const chain = await this.indexed(id)
    await assertCurrent(chain, holdersProjection.name, `the projection ${holdersProjection.name}`)
    return chain
  }

  /** As {@link of}. Throws a 404 with the name of a network without chains in this service. */
  served(network: NetworkName | undefined): readonly ServedChain[] {
    const chains = this.of(network)
    if (network !== undefined && chains.length === 0) throw unknownNetwork(network, this.#missing)
    return chains
  }

  /** The chains of a network, or all. */
  of(network: NetworkName | undefined): readonly ServedChain[] {
    if (network === undefined) return this.all
    const wanted = network === "mainnet" ? "mainnet" : "testnet"
    return this.all.filter(({ definition }) => definition.network === wanted)
  }
}
