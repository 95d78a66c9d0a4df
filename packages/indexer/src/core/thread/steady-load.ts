import type { TaskLoad } from "./thread-pool.ts"

/** Milliseconds for which every report must be of another load before it counts, so that a short backlog moves no indexer. */
const steadyAfter = 10_000

/** The load of an indexer, without its short changes. */
export class SteadyLoad {
  now: TaskLoad
  readonly #clock: () => number
  #changedAt: number | undefined

  /**
   * @param first - the load until it changes. Default light.
   * @param clock - milliseconds
   */
  constructor(first: TaskLoad = "light", clock: () => number = () => performance.now()) {
    this.now = first
    this.#clock = clock
  }

  /** Takes the load of a report; returns the steady one. */
  see(load: TaskLoad): TaskLoad {
    const at = this.#clock()
    if (load === this.now) this.#changedAt = undefined
    else {
      this.#changedAt ??= at
      if (at - this.#changedAt >= steadyAfter) {
        this.now = load
        this.#changedAt = undefined
      }
    }
    return this.now
  }
}
