/** After each making this many times its time is left to other work, at most `maxRest` milliseconds. */
const restShare = 3
const maxRest = 100
/** Milliseconds of a making after which there is no rest. */
const shortMaking = 0.25

/**
 * Makes something that takes time of the main thread, at most a quarter of it: whoever asks while one is being made, or shortly after, shares
 * the next one. All get one that was begun after they asked.
 */
export class SharedMaking<Made> {
  readonly #make: () => Promise<Made>
  #idle: Promise<unknown> = Promise.resolve()
  #next: Promise<Made> | undefined

  constructor(make: () => Promise<Made>) {
    this.#make = make
  }

  get(): Promise<Made> {
    this.#next ??= this.#idle.then(() => {
      this.#next = undefined
      const began = performance.now()
      const making = this.#make()
      this.#idle = making.catch(() => {}).then(() => rest(performance.now() - began))
      return making
    })
    return this.#next
  }
}

function rest(made: number): Promise<void> | undefined {
  if (made < shortMaking) return undefined
  return new Promise((resolve) => setTimeout(resolve, Math.min(restShare * made, maxRest)))
}
