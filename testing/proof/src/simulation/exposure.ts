import type { SimulatedBlock } from "./chain/block.ts"
import type { World } from "./chain/world.ts"

/** So long after it was shown may a block still be on its way into the store, in milliseconds. */
const maxExposureMs = 60_000

/**
 * Which forks the indexer may have stored or may still store. The chain must not go on so far that one of them cannot be undone
 * any more: that is what an operator must see to, and seeds of their own prove that it stops then.
 */
export class Exposure {
  readonly #world: World
  readonly #reorgDepth: number
  /** When each fork was shown last. */
  readonly #forks = new Map<SimulatedBlock, number>()
  #stored: SimulatedBlock | undefined
  #arrivedAt = 0

  constructor(world: World, reorgDepth: number) {
    this.#world = world
    this.#reorgDepth = reorgDepth
  }

  shown(tip: SimulatedBlock, now: number): void {
    if (!this.#world.isCanonical(tip)) this.#forks.set(tip, now)
  }

  /** Blocks that were canonical so far, and that the service may have returned. */
  left(tip: SimulatedBlock, now: number): void {
    this.#forks.set(tip, now)
  }

  stored(block: SimulatedBlock | undefined, now: number): void {
    this.#stored = block
    if (block === this.#world.tip) this.#arrivedAt = now
  }

  /** The process is gone, with all that was on its way. */
  restarted(): void {
    this.#forks.clear()
  }

  /** Whether a fork is no deeper than what can be undone when the chain is so high. */
  isShallow(tip: SimulatedBlock, highest = this.#world.highest): boolean {
    return this.#world.sharedWith(tip) >= highest - this.#reorgDepth
  }

  /** Whether the chain may become so high. */
  mayReach(number: number, now: number): boolean {
    const highest = Math.max(this.#world.highest, number)
    if (this.#stored && !this.isShallow(this.#stored, highest)) return false
    for (const [fork, shownAt] of this.#forks) {
      const isOver = now - shownAt > maxExposureMs && this.#arrivedAt > shownAt
      if (isOver || this.#world.isCanonical(fork)) this.#forks.delete(fork)
      else if (!this.isShallow(fork, highest)) return false
    }
    return true
  }
}
