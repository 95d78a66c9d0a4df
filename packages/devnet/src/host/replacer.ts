import type { ForkOptions } from "../fork/fork-options.ts"
import { freshGenesis } from "../network/fresh-genesis.ts"
import { genesisJson } from "../network/genesis-json.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { defaultSeed } from "../network/seed.ts"
import { primaryValidator } from "../network/validator-identity.ts"
import type { NetworkPlan, NewNetwork, Replace, ReplacedNetwork, Replacement } from "./replacement.ts"

/** The options that the network was created with. */
export interface ReplacerOptions extends NetworkPlan {
  readonly fork?: Pick<ForkOptions, "url"> | undefined
  /** Without it the network cannot be replaced. */
  readonly replace?: Replace | undefined
}

/** Replaces a network with another one, which continues the clock. */
export class Replacer {
  readonly #network: PrimaryNetwork
  readonly #options: ReplacerOptions

  constructor(network: PrimaryNetwork, options: ReplacerOptions) {
    this.#network = network
    this.#options = options
  }

  /**
   * Replaces the network with a new one. Seed and L1s default to the current ones, the genesis to a new, unique one.
   *
   * @throws {Error} if the network has no host, or the genesis is invalid; then the network stays.
   */
  reset({ seed, l1s, genesis, forkBlock }: NewNetwork): Promise<ReplacedNetwork> {
    const { seed: own = defaultSeed, l1s: ownL1s } = this.#options
    const { clock, validators } = this.#network
    const options = {
      seed: seed ?? own,
      networkID: this.#network.genesis.networkID,
      startTime: BigInt(Math.floor(clock.now() / 1000)),
      validators: validators.map((_, index) => primaryValidator(seed ?? own, index)),
    }
    return this.#replace({
      seed: options.seed,
      l1s: l1s ?? ownL1s,
      genesis: genesis ?? genesisJson(freshGenesis(options)),
      forkBlock,
    })
  }

  /**
   * Replaces the network with a new one that has the same genesis.
   *
   * @param fork - the block at which its fork starts. Default: the same
   * @throws {Error} for a fork of another chain than that of the network's fork
   */
  beginAgain(
    fork: { readonly url?: string | undefined; readonly block?: bigint | undefined } = {},
  ): Promise<ReplacedNetwork> {
    const own = this.#options.fork
    if (own === undefined && (fork.url ?? fork.block) !== undefined)
      throw new Error("this network has no fork: a devnet forks the chain that it was started with")
    if (own !== undefined && fork.url !== undefined && fork.url !== own.url)
      throw new Error("a devnet forks the chain that it was started with, and no other")
    return this.reset({ genesis: genesisJson(this.#network.genesisFile), forkBlock: fork.block })
  }

  /** Replaces the network with one that continues from a state. @throws {StateError} */
  load(state: string): Promise<ReplacedNetwork> {
    return this.#replace({ state })
  }

  async #replace(next: Replacement): Promise<ReplacedNetwork> {
    const { replace } = this.#options
    if (replace === undefined) throw new Error("this devnet has no host that could put another in its place")
    return replace(next)
  }
}
