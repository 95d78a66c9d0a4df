const maxRequestNumber = 0xffff_ffff

/**
 * The numbers of the requests of one connection: odd ones, as nodes number theirs. The EVM chains before Helicon and those of L1s take even
 * numbers for an older protocol, and drop such requests without a word.
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
