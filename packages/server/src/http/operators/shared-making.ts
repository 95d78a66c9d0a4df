/** After each making this many times its time is left to other work. */
const restShare = 3

/**
 * Makes something that takes milliseconds of the main thread, at most a quarter of the time: whoever asks while one is being made, or shortly
 * after, shares the next one. All get one that was begun after they asked.
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
      this.#idle = making
        .catch(() => {})
        .then(() => new Promise((resolve) => setTimeout(resolve, restShare * (performance.now() - began))))
      return making
    })
    return this.#next
  }
}
