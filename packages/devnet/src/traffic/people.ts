import type { EvmChains } from "../network/evm-chains.ts"
import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { EvmTraffic } from "./evm/evm-traffic.ts"
import { Traffic } from "./traffic.ts"

/** The simulated users of a whole network, by a seed: of P and X, and of the EVM chains. */
export class People {
  readonly #primary: Traffic
  readonly #evm: EvmTraffic
  readonly #chains: EvmChains

  constructor(options: {
    readonly network: PrimaryNetwork
    readonly chains: EvmChains
    readonly keyring: Keyring
    readonly seed: string
  }) {
    this.#primary = new Traffic(options)
    this.#evm = new EvmTraffic(options)
    this.#chains = options.chains
  }

  /** When the next action on P or X is due, in milliseconds since 1970. */
  get next(): number {
    return this.#primary.next
  }

  /** Executes all actions on P and X that are due by a time (milliseconds since 1970), advancing the clock, then the due actions on EVM chains. */
  async run(until: number): Promise<void> {
    this.#primary.run(until)
    await this.#chains.begin()
    await this.#evm.act()
  }
}
