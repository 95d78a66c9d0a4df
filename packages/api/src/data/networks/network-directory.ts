import { ServiceError } from "@serac/server/http"
import type { PrimaryChain } from "@serac/store"
import { boundedJson } from "../render/json-text.ts"
import { type ServedNetwork, type ServedPrimaryChain, zeroIdText } from "./served-network.ts"
import { type NetworkName, unknownNetwork } from "./unknown-network.ts"

/** What each chain of a primary network is called in paths and answers. */
export const aliases: Readonly<Record<PrimaryChain, string>> = { P: "p-chain", X: "x-chain", C: "c-chain" }

/** The primary networks that this service answers about. */
export class NetworkDirectory {
  readonly all: readonly ServedNetwork[]
  readonly #missing: string | undefined
  readonly #byName = new Map<"mainnet" | "testnet", ServedNetwork>()
  /** Chains of which something was seen: what is indexed stays indexed. */
  readonly #indexed = new Map<ServedNetwork, Set<PrimaryChain>>()

  /**
   * Throws when two networks have one name: a request could not tell them apart.
   *
   * @param missing - why there may be networks that are not known yet; undefined where all are
   */
  constructor(networks: readonly ServedNetwork[], missing?: string) {
    this.all = networks
    this.#missing = missing
    for (const network of networks) {
      const name = network.definition.network
      if (this.#byName.has(name)) throw new Error(`two primary networks are called ${name}`)
      this.#byName.set(name, network)
      this.#indexed.set(network, new Set())
    }
  }

  /** What a request is about that names no network: the main network, or the test network where only that is indexed. */
  get main(): NetworkName {
    return this.#byName.has("testnet") && !this.#byName.has("mainnet") ? "testnet" : "mainnet"
  }

  /**
   * A network as requests call it; `fuji` and `testnet` are one. Throws a 404 that names it, or a 503 where this service
   * indexes none at all, and while it may be one that is not known yet.
   */
  get(name: NetworkName): ServedNetwork {
    if (this.all.length === 0 && this.#missing === undefined)
      throw new ServiceError(503, "this service does not index the primary network")
    const network = this.#known(name)
    if (network === undefined) throw unknownNetwork(name, this.#missing)
    return network
  }

  /** Which chain a network's name and an alias or a blockchain ID mean. */
  find(
    name: NetworkName,
    blockchainId: string,
  ): { readonly networkId: number; readonly chain: PrimaryChain } | undefined {
    const network = this.#known(name)
    const chain = network && chainOfBlockchain(network, blockchainId)
    return chain && { networkId: network.definition.networkId, chain }
  }

  /**
   * Which chain an alias or a blockchain ID means, whether or not the network is indexed here; undefined where that is not known
   * or where there is no such chain.
   */
  chainCalled(name: NetworkName, blockchainId: string): PrimaryChain | undefined {
    return chainOfBlockchain(this.#known(name), blockchainId)
  }

  /** What Bech32 addresses of a network begin with; undefined where it is not known. */
  prefixOf(name: NetworkName): string | undefined {
    return this.#known(name)?.definition.hrp ?? (name === "mainnet" ? "avax" : undefined)
  }

  /** The number of a network as messages name it; undefined where the network is not served. */
  idOf(name: NetworkName): number | undefined {
    return this.#known(name)?.definition.networkId
  }

  #known(name: NetworkName): ServedNetwork | undefined {
    return this.#byName.get(name === "mainnet" ? name : "testnet")
  }

  /**
   * A network whose chain has data. Throws a 503 while nothing of it is indexed: an empty list would say that there is
   * nothing on it.
   */
  async indexed(name: NetworkName, chain: PrimaryChain = "P"): Promise<ServedNetwork> {
    const network = this.get(name)
    const known = this.#indexed.get(network) as Set<PrimaryChain>
    if (known.has(chain)) return network
    const status = await network.reader.status()
    for (const found of status?.chains ?? []) known.add(found.chain)
    if (known.has(chain)) return network
    throw new ServiceError(503, `the ${aliases[chain]} of ${name} is not indexed yet`, { retryAfter: 5 })
  }

  /** A chain of a network by its alias or its blockchain ID. Throws a 404 that names it, and as {@link indexed} does. */
  async chain(name: NetworkName, blockchainId: string): Promise<ServedPrimaryChain> {
    const chain = chainOfBlockchain(this.get(name), blockchainId)
    if (chain === undefined) throw new ServiceError(404, `blockchain ${boundedJson(blockchainId, 80)} was not found`)
    return { network: await this.indexed(name, chain), chain }
  }
}

function chainOfBlockchain(network: ServedNetwork | undefined, blockchainId: string): PrimaryChain | undefined {
  if (blockchainId === zeroIdText) return "P"
  return (["P", "X", "C"] as const).find(
    (one) => aliases[one] === blockchainId || network?.chainIds[one] === blockchainId,
  )
}
