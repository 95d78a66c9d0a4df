import type { World } from "./chain/world.ts"
import type { Exposure } from "./exposure.ts"
import type { SimulatedEndpoint } from "./node/endpoint.ts"
import { healthy, type Mood } from "./node/mood.ts"
import type { Feed } from "./node/web-socket.ts"
import type { Plan } from "./plan.ts"
import type { Random } from "./random.ts"
import type { VirtualClock } from "./virtual-clock.ts"

/** The events of a simulation outside the indexer. */
export interface StoryOptions {
  readonly plan: Plan
  readonly world: World
  readonly endpoints: readonly SimulatedEndpoint[]
  readonly feed: Feed | undefined
  readonly exposure: Exposure
  readonly clock: VirtualClock
  readonly random: Random
}

/** The growth and forks of the chain and the behavior of the nodes, until no faults remain. */
export class Story {
  readonly #options: StoryOptions
  readonly #random: Random
  /** Depths of the reorgs that happened. */
  readonly depths: number[] = []
  #isOver = false

  constructor(options: StoryOptions) {
    this.#options = options
    this.#random = options.random
  }

  /** Runs the events; resolves when all nodes are healthy and no events follow. */
  async tell(): Promise<void> {
    const { plan, clock, endpoints, feed } = this.#options
    if (feed) feed.faults = plan.badness * 0.4
    for (const endpoint of endpoints) void this.#sway(endpoint)
    for (let event = 0; event < plan.events; event++) {
      await clock.sleep(plan.pace * 2 * this.#random.next())
      this.#happen()
    }
    this.#isOver = true
    this.heal()
  }

  /** The final chain is longer than all earlier ones: until then a lagging node is indistinguishable from a correct one. */
  async outgrow(): Promise<void> {
    const { world, exposure, clock, feed } = this.#options
    const goal = world.highest + 1
    while (world.tip.number < goal) {
      await clock.sleep(this.#random.spanning(100, 20_000))
      if (!exposure.mayReach(world.tip.number + 1, clock.now())) continue
      world.grow()
      feed?.announce(1)
    }
  }

  heal(): void {
    const { endpoints, feed } = this.#options
    for (const endpoint of endpoints) endpoint.mood = healthy
    if (feed) feed.faults = 0
  }

  #happen(): void {
    const { world, plan } = this.#options
    const random = this.#random
    const kind = random.weighed({ grow: 8, burst: 1, reorganise: 4 })
    if (kind !== "reorganise") {
      this.#grow(kind === "burst" ? random.between(4, 40) : random.between(1, 3))
      return
    }
    const depth = random.between(1, plan.reorgDepth)
    // Mostly longer, sometimes not: an operator may reset a node to an earlier block.
    const length = Math.max(0, depth + random.pick([1, 1, 1, 2, 3, 0, 0, -1, -depth]))
    if (depth <= world.tip.number) this.#reorganise(depth, length)
  }

  #grow(count: number): void {
    const { world, exposure, clock, endpoints, feed } = this.#options
    for (let grown = 0; grown < count; grown++) {
      if (!exposure.mayReach(world.tip.number + 1, clock.now())) {
        for (const endpoint of endpoints) if (endpoint.mood.fork) endpoint.mood = healthy
        break
      }
      world.grow()
    }
    feed?.announce(count)
  }

  #reorganise(depth: number, length: number): void {
    const { world, exposure, clock, feed, plan } = this.#options
    const ancestor = world.tip.number - depth
    const highest = Math.max(world.highest, ancestor + length)
    // The abandoned blocks must be within the rollback depth from the new fork's height.
    if (ancestor < highest - plan.reorgDepth || !exposure.mayReach(highest, clock.now())) return
    exposure.left(world.tip, clock.now())
    world.reorganise(depth, length)
    this.depths.push(depth)
    feed?.announce(Math.max(1, length))
  }

  /** Changes an endpoint's behavior from time to time. */
  async #sway(endpoint: SimulatedEndpoint): Promise<void> {
    const { clock } = this.#options
    for (;;) {
      await clock.sleep(this.#random.spanning(300, 90_000))
      if (this.#isOver) return
      endpoint.mood = this.#random.chance(this.#options.plan.badness) ? this.#badMood(endpoint) : this.#goodMood()
    }
  }

  #goodMood(): Mood {
    return { ...healthy, slowness: this.#random.spanning(20, 2_000) }
  }

  #badMood(endpoint: SimulatedEndpoint): Mood {
    const { plan, endpoints } = this.#options
    const random = this.#random
    const always = random.weighed({ nothing: 8, refused: 1, hanging: 1, throttled: 1, "wrong chain": 1 } as const)
    const shows = random.weighed({ canonical: 3, lagging: 2, stuck: 2, flipping: 2 } as const)
    // If all nodes report another chain, an operator is needed: at most one of several nodes does.
    const isLie = always === "wrong chain" && (endpoints.length === 1 || endpoint !== endpoints.at(-1))
    return {
      shows,
      lag: random.between(0, 12),
      fork: shows === "stuck" || shows === "flipping" ? this.#fork() : undefined,
      requestFaults: random.chance(0.6) ? random.next() * plan.badness : 0,
      callFaults: random.chance(0.6) ? random.next() ** 2 * plan.badness : 0,
      always: always === "nothing" || isLie ? undefined : always,
      slowness: random.spanning(20, 8_000),
    }
  }

  /** The tip at which an endpoint is stuck: the canonical one, an abandoned one, or one that no other endpoint has. */
  #fork() {
    const { world, plan, clock, exposure } = this.#options
    const random = this.#random
    const left = world.forks.at(-1)
    if (random.chance(0.3) || (random.chance(0.4) && !left)) return world.tip
    if (random.chance(0.5) && left) return left
    const depth = random.between(0, Math.min(plan.reorgDepth, world.tip.number))
    const length = depth + random.between(-1, 2)
    const ancestor = world.tip.number - depth
    const highest = Math.max(world.highest, ancestor + length)
    const mayBe = length > 0 && ancestor >= highest - plan.reorgDepth && exposure.mayReach(highest, clock.now())
    if (!mayBe) return left
    return world.fork(depth, length)
  }
}
