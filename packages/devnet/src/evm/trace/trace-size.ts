import { EvmError } from "../chain/evm-error.ts"

/** How many characters a trace may have, unless its chain says another number. */
const defaultLimit = 2 ** 27

/** How large a trace has become: what it has of code is counted as it is written down, about as it is in JSON. */
export class TraceSize {
  readonly #limit: number
  #left: number

  constructor(limit: number = defaultLimit) {
    this.#limit = limit
    this.#left = limit
  }

  /** So many characters more. @throws EvmError where that is too much */
  add(characters: number): void {
    this.#left -= characters
    if (this.#left < 0)
      throw new EvmError(`the trace is larger than ${this.#limit} characters: disable the stack, or set a limit`)
  }
}
