import type { DevnetOptions } from "../devnet-options.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { Keyring } from "../network/keyring.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { Producer } from "../network/producer.ts"
import type { People } from "./people.ts"
import { playHistory } from "./play-history.ts"

/** The parts of a devnet that its users act on. */
export interface Home {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
  readonly producer: Producer
  readonly seed: string
}

/** The simulated users of a devnet: during the history, and afterwards. */
export class Inhabitants {
  readonly #home: Home
  readonly #options: Pick<DevnetOptions, "days" | "hasTraffic" | "clock">
  #people: People | undefined
  #isClosed = false
  /** Whether a state was replayed with a stopped clock, which must be started then. */
  isPlayed = false

  constructor(home: Home, options: Pick<DevnetOptions, "days" | "hasTraffic" | "clock">) {
    this.#home = home
    this.#options = options
  }

  /** Simulates the days of history; then the clock follows real time, even if that failed. @param onProgress - 0 to 1 */
  async fill(onProgress: (share: number) => void): Promise<void> {
    const { days = 0, hasTraffic = days > 0, clock: given } = this.#options
    const { producer, network } = this.#home
    const { clock } = network
    const end = given?.start ?? (given?.real ?? Date.now)()
    try {
      if (days > 0) {
        this.#people = await this.#invite()
        const isClosed = () => this.#isClosed
        await playHistory({ clock, producer, people: this.#people, end, isClosed, onProgress })
      }
    } finally {
      if (days > 0) clock.advanceTo(end)
      if (this.isPlayed) clock.advanceTo((given?.real ?? Date.now)())
      if (this.isPlayed || (days > 0 && given?.isStopped !== true)) clock.go()
      this.#people = hasTraffic ? (this.#people ?? (await this.#invite())) : undefined
      if (!this.#isClosed) producer.start()
    }
  }

  /** Executes the users' actions that are due by now. */
  async run(): Promise<void> {
    const { clock } = this.#home.network
    if (!clock.isStopped) await this.#people?.run(clock.now())
  }

  /** Stops the history. */
  close(): void {
    this.#isClosed = true
  }

  async #invite(): Promise<People> {
    // This module takes time to load, so it is not part of the start.
    const { People } = await import("./people.ts")
    return new People(this.#home)
  }
}
