/** A counter of clock seconds whose values never repeat, even if the clock is set back. */
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
