import type { SignBlock } from "@serac/indexer/evm"
import type { Signatures } from "@serac/signatures"
import type { ChainDefinition, NetworkDefinition } from "@serac/store"
import type { Config } from "../config/config.ts"
import { signaturesSettings } from "./signatures-settings.ts"

/** Asks validators of the network's blockchains to sign hashes of blocks, for all indexers of this process. */
export class BlockSigner {
  readonly #settings: Config["signatures"]
  #network: NetworkDefinition | undefined
  #signatures: Promise<Signatures> | undefined

  constructor(settings: Config["signatures"]) {
    this.#settings = settings
  }

  /** Says which network it is, once a node of it has answered. */
  set network(network: NetworkDefinition) {
    this.#network ??= network
  }

  /** What the indexer of a chain asks with. */
  of({ platformChainId }: Pick<ChainDefinition, "platformChainId">): SignBlock {
    return async (hash) => {
      if (platformChainId === undefined)
        return { outcome: "unsigned", reason: "its blockchain ID is not configured (platformChainId)" }
      const network = this.#network
      if (network === undefined)
        return { outcome: "unsigned", reason: "no node of the primary network has answered yet" }
      const [{ parseId }, { bytesOfHex, createSignatures, signBlock }] = await Promise.all([
        import("@serac/chain"),
        import("@serac/signatures"),
      ])
      const settings = signaturesSettings(this.#settings)
      this.#signatures ??= Promise.resolve(createSignatures(network, settings))
      const { aggregator } = await this.#signatures
      const block = { networkID: network.networkId, blockchainID: parseId(platformChainId), hash: bytesOfHex(hash) }
      // An aggregation has a deadline of its own.
      return signBlock(aggregator, block, new AbortController().signal)
    }
  }

  async close(): Promise<void> {
    await (await this.#signatures)?.close()
  }
}
