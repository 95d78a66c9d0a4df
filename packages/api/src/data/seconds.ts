/** The second that a clock shows, in a number that never comes again: a clock that is set back goes on to new ones. */
export class Seconds {
  readonly #clock: () => number
  #shown: number | undefined
  #count = 0

  /** @param clock - milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  get version(): number {
    const second = Math.floor(this.#clock() / 1000)
    if (second !== this.#shown) {
      this.#shown = second
      this.#count += 1
    }
    return this.#count
  }
}
