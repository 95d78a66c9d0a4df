import type { SimulatedBlock } from "./chain/block.ts"
import type { World } from "./chain/world.ts"

/** The maximal milliseconds between the time when a node shows a block and the time when the block is stored. */
const maxExposureMs = 60_000

/**
 * The forks that the indexer may have stored or may still store. The chain must not grow so far that one of them cannot be rolled back
 * any more: an operator must handle that case, and other seeds prove that the indexer then stops.
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

  /** The process died: its pending writes are lost. */
  restarted(): void {
    this.#forks.clear()
  }

  /** Whether a fork is within the rollback depth when the chain has this height. */
  isShallow(tip: SimulatedBlock, highest = this.#world.highest): boolean {
    return this.#world.sharedWith(tip) >= highest - this.#reorgDepth
  }

  /** Whether the chain may grow to this height. */
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
