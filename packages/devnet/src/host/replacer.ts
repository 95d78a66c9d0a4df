import { freshGenesis } from "../network/fresh-genesis.ts"
import { genesisJson } from "../network/genesis-json.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { defaultSeed } from "../network/seed.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { NetworkPlan, Replace, ReplacedNetwork, Replacement } from "./replacement.ts"

/** What the network was made of. */
export interface ReplacerOptions extends NetworkPlan {
  /** Without it nothing is put in its place. */
  readonly replace?: Replace | undefined
}

/** Puts other networks in the place of one, whose clock they go on with. */
export class Replacer {
  readonly #network: PrimaryNetwork
  readonly #options: ReplacerOptions

  constructor(network: PrimaryNetwork, options: ReplacerOptions) {
    this.#network = network
    this.#options = options
  }

  /**
   * One that begins anew, with another seed and other L1s or the same, and the genesis that is given, or one that no other has.
   *
   * @throws {Error} where nobody serves the network who could do that, and for a genesis that is none; then it stays.
   */
  reset({ seed, l1s, genesis }: NetworkPlan): Promise<ReplacedNetwork> {
    const { seed: own = defaultSeed, l1s: ownL1s } = this.#options
    const { clock, validators } = this.#network
    const options = {
      seed: seed ?? own,
      startTime: BigInt(Math.floor(clock.now() / 1000)),
      validators: validators.map((_, index) => validatorIdentity(seed ?? own, index)),
    }
    return this.#replace({
      seed: options.seed,
      l1s: l1s ?? ownL1s,
      genesis: genesis ?? genesisJson(freshGenesis(options)),
    })
  }

  /** One that begins as this one did, with the same genesis. @throws {Error} */
  beginAgain(): Promise<ReplacedNetwork> {
    return this.reset({ genesis: genesisJson(this.#network.genesisFile) })
  }

  /** One that goes on from a state. @throws {StateError} */
  load(state: string): Promise<ReplacedNetwork> {
    return this.#replace({ state })
  }

  async #replace(next: Replacement): Promise<ReplacedNetwork> {
    const { replace } = this.#options
    if (replace === undefined) throw new Error("this devnet has no host that could put another in its place")
    return replace(next)
  }
}
