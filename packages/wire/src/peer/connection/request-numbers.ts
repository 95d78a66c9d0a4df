const maxRequestNumber = 0xffff_ffff

/**
 * The numbers of the requests of one connection: odd ones, like those of nodes. The EVM chains before Helicon and those of L1s use even
 * numbers for an older protocol, and drop such requests without an answer.
 */
export class RequestNumbers {
  #next: number

  /** @param first - odd. Default: 1. */
  constructor(first = 1) {
    this.#next = first
  }

  /** @param isTaken - whether an answer to the request with this number may still come. */
  next(isTaken: (number: number) => boolean): number {
    for (;;) {
      const number = this.#next
      this.#next = number >= maxRequestNumber ? 1 : number + 2
      if (!isTaken(number)) return number
    }
  }
}
