import type { Devnet } from "../devnet.ts"
import type { DevnetOptions } from "../devnet-options.ts"
import { freshGenesis } from "../network/fresh-genesis.ts"
import { genesisJson } from "../network/genesis-json.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { validatorIdentity } from "../network/validator-identity.ts"
import type { Replacement } from "./replacement.ts"

/** Puts other networks in the place of one, whose clock they go on with. */
export class Replacer {
  readonly #network: PrimaryNetwork
  readonly #options: DevnetOptions

  constructor(network: PrimaryNetwork, options: DevnetOptions) {
    this.#network = network
    this.#options = options
  }

  /**
   * One that begins anew, with another seed and other L1s or the same, and the genesis that is given, or one that no other has.
   *
   * @throws {Error} where nobody serves the network who could do that, and for a genesis that is none; then it stays.
   */
  reset({ seed, l1s, genesis }: Pick<DevnetOptions, "seed" | "l1s" | "genesis">): Promise<Devnet> {
    const { seed: own = "serac", l1s: ownL1s } = this.#options
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
  beginAgain(): Promise<Devnet> {
    return this.reset({ genesis: genesisJson(this.#network.genesisFile) })
  }

  /** One that goes on from a state. @throws {StateError} */
  load(state: string): Promise<Devnet> {
    return this.#replace({ state })
  }

  async #replace(next: Replacement): Promise<Devnet> {
    const { replace, clock: given } = this.#options
    if (replace === undefined) throw new Error("this devnet has no host that could put another in its place")
    const { clock } = this.#network
    return replace({ ...next, clock: { ...given, start: clock.now(), isStopped: clock.isStopped } })
  }
}
