import { EvmError } from "../chain/evm-error.ts"

/** Default limit of the size of a trace, in characters. */
const defaultLimit = 2 ** 27

/** The approximate JSON size of a trace, counted as it is recorded. */
export class TraceSize {
  readonly #limit: number
  #left: number

  constructor(limit: number = defaultLimit) {
    this.#limit = limit
    this.#left = limit
  }

  /** Adds to the size. @throws EvmError if it exceeds the limit */
  add(characters: number): void {
    this.#left -= characters
    if (this.#left < 0)
      throw new EvmError(`the trace is larger than ${this.#limit} characters: disable the stack, or set a limit`)
  }
}
