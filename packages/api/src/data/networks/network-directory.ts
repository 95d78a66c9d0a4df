import { ServiceError } from "@serac/server/http"
import type { PrimaryChain } from "@serac/store"
import { boundedJson } from "../render/json-text.ts"
import { type ServedNetwork, type ServedPrimaryChain, zeroIdText } from "./served-network.ts"
import { type NetworkName, unknownNetwork } from "./unknown-network.ts"

/** The alias of each chain of a primary network in paths and responses. */
export const aliases: Readonly<Record<PrimaryChain, string>> = { P: "p-chain", X: "x-chain", C: "c-chain" }

/** The primary networks of this service. */
export class NetworkDirectory {
  readonly all: readonly ServedNetwork[]
  readonly #missing: string | undefined
  readonly #byName = new Map<"mainnet" | "testnet", ServedNetwork>()
  /** Chains that were seen indexed: an indexed chain stays indexed. */
  readonly #indexed = new Map<ServedNetwork, Set<PrimaryChain>>()

  /**
   * Throws when two networks have the same name, which requests could not distinguish.
   *
   * @param missing - the reason why networks may be unknown yet; undefined where all are known
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

  /** The network of requests that name none: the main network, or the test network where only that is indexed. */
  get main(): NetworkName {
    return this.#byName.has("testnet") && !this.#byName.has("mainnet") ? "testnet" : "mainnet"
  }

  /**
   * A network by its name in requests; `fuji` and `testnet` are the same. Throws a 404 with the name of an unknown network; a 503 where this
   * service indexes none, and while networks may be unknown yet.
   */
  get(name: NetworkName): ServedNetwork {
    if (this.all.length === 0 && this.#missing === undefined)
      throw new ServiceError(503, "this service does not index the primary network")
    const network = this.#known(name)
    if (network === undefined) throw unknownNetwork(name, this.#missing)
    return network
  }

  /** The chain of a network's name and an alias or a blockchain ID. */
  find(
    name: NetworkName,
    blockchainId: string,
  ): { readonly networkId: number; readonly chain: PrimaryChain } | undefined {
    const network = this.#known(name)
    const chain = network && chainOfBlockchain(network, blockchainId)
    return chain && { networkId: network.definition.networkId, chain }
  }

  /** The chain of an alias or a blockchain ID, whether or not the network is indexed; undefined for an unknown or nonexistent chain. */
  chainCalled(name: NetworkName, blockchainId: string): PrimaryChain | undefined {
    return chainOfBlockchain(this.#known(name), blockchainId)
  }

  /** The prefix of a network's Bech32 addresses; undefined where it is unknown. */
  prefixOf(name: NetworkName): string | undefined {
    return this.#known(name)?.definition.hrp ?? (name === "mainnet" ? "avax" : undefined)
  }

  /** The network ID, as in Warp messages; undefined where the network is not served. */
  idOf(name: NetworkName): number | undefined {
    return this.#known(name)?.definition.networkId
  }

  #known(name: NetworkName): ServedNetwork | undefined {
    return this.#byName.get(name === "mainnet" ? name : "testnet")
  }

  /** A network with data of a chain. Throws a 503 while nothing of the chain is indexed: an empty list would claim that the chain is empty. */
  async indexed(name: NetworkName, chain: PrimaryChain = "P"): Promise<ServedNetwork> {
    const network = this.get(name)
    const known = this.#indexed.get(network) as Set<PrimaryChain>
    if (known.has(chain)) return network
    const status = await network.reader.status()
    for (const found of status?.chains ?? []) known.add(found.chain)
    if (known.has(chain)) return network
    throw new ServiceError(503, `the ${aliases[chain]} of ${name} is not indexed yet`, { retryAfter: 5 })
  }

  /** A chain of a network by its alias or its blockchain ID. Throws a 404 with the ID of an unknown chain, and as {@link indexed} does. */
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
