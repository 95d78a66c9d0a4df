import type { Random } from "../simulation/random.ts"
import type { VirtualClock } from "../simulation/virtual-clock.ts"
import type { SimulatedEndpoint } from "./node/endpoint.ts"
import { healthy, type Mood } from "./node/mood.ts"
import type { Plan } from "./plan.ts"

/** The events of a simulation outside the indexer. */
export interface StoryOptions {
  readonly plan: Plan
  readonly endpoints: readonly SimulatedEndpoint[]
  readonly clock: VirtualClock
  readonly random: Random
}

const maxEvents = 40

/** The growth of the chains and the behavior of the nodes, until no faults remain. */
export class Story {
  /** The current number of blocks of the network. */
  moment: number
  readonly #options: StoryOptions
  readonly #random: Random
  #isOver = false

  constructor(options: StoryOptions) {
    this.#options = options
    this.#random = options.random
    this.moment = options.plan.first
  }

  /** Runs the events; resolves when all nodes are healthy and no events follow. */
  async tell(): Promise<void> {
    const { plan, clock, endpoints } = this.#options
    for (const endpoint of endpoints) void this.#sway(endpoint)
    for (let event = 0; event < maxEvents; event++) {
      await clock.sleep(plan.pace * 2 * this.#random.next())
      const grown = this.#random.chance(0.1) ? this.#random.between(4, 40) : this.#random.between(0, 6)
      this.moment = Math.min(plan.length, this.moment + grown)
    }
    this.#isOver = true
    this.moment = plan.length
    for (const endpoint of endpoints) endpoint.mood = healthy
  }

  /** Changes an endpoint's behavior from time to time. */
  async #sway(endpoint: SimulatedEndpoint): Promise<void> {
    const { clock, plan } = this.#options
    for (;;) {
      await clock.sleep(this.#random.spanning(300, 60_000))
      if (this.#isOver) return
      endpoint.mood = this.#random.chance(plan.badness) ? this.#badMood(endpoint) : this.#goodMood()
    }
  }

  #goodMood(): Mood {
    return { ...healthy, hasIndex: this.#random.chance(0.7), slowness: this.#random.spanning(20, 2_000) }
  }

  #badMood(endpoint: SimulatedEndpoint): Mood {
    const { plan, endpoints } = this.#options
    const random = this.#random
    const always = random.weighed({ nothing: 9, refused: 1, hanging: 1, throttled: 1 })
    const isStarting = random.chance(0.2)
    return {
      shows: random.weighed({ all: 3, lagging: 2, stuck: 1, flipping: 3 }),
      lag: random.between(0, 30),
      moreLag: { P: 0, X: random.pick([0, 0, 5, 40]), C: random.pick([0, 0, 5, 40]) },
      stuckAt: random.between(0, this.moment),
      requestFaults: random.chance(0.6) ? random.next() * plan.badness : 0,
      callFaults: random.chance(0.6) ? random.next() ** 2 * plan.badness : 0,
      always: always === "nothing" ? undefined : always,
      bootstrapping: isStarting ? (["P", "X", "C"] as const).filter(() => random.chance(0.6)) : [],
      bootstrappingStatus: random.pick([404, 503]),
      hasIndex: random.chance(0.6),
      // If all nodes are in another network, an operator is needed: at most one of several nodes is.
      isForeign: endpoints.length > 1 && endpoint === endpoints.at(-1) && random.chance(0.25),
      slowness: random.spanning(20, 8_000),
    }
  }
}
