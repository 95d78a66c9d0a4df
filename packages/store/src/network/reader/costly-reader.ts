import type { Connection, ReadingConnection } from "../../engine.ts"
import type { ReadOptions } from "../../location.ts"
import type { Range } from "../../range.ts"
import { type CostlyRead, type CostlyReads, isCostly } from "./costly-reads.ts"
import { withLimit } from "./request-limits.ts"
import { ValidatorBook } from "./validator-book.ts"

const readAttempts = 3

/** Runs reads of one state of a primary network: here, or, what may take long, where it can be stopped. */
export class CostlyReader {
  readonly #networkId: number
  readonly #connection: ReadingConnection
  readonly #costlyReads: CostlyReads | undefined
  readonly #book = new ValidatorBook()

  /** @param costlyReads - runs what may take long; absent where this is how it is run */
  constructor(networkId: number, connection: ReadingConnection, costlyReads: CostlyReads | undefined) {
    this.#networkId = networkId
    this.#connection = connection
    this.#costlyReads = costlyReads
  }

  /** A page of what a filter lets pass. */
  list<Filter, Stretch extends Range, Result>(
    name: CostlyRead,
    read: (connection: Connection, network: number, filter: Filter, range: Stretch) => Promise<Result>,
    filter: Filter,
    range: Stretch,
    options: ReadOptions | undefined,
  ): Promise<Result> {
    return this.#costly(name, [filter, range], options, (signal) =>
      this.#connection.snapshot((connection) => read(connection, this.#networkId, filter, withLimit(range)), signal),
    )
  }

  /** The same of stakers, in the order of the book of them. */
  listWithBook<Filter, Stretch extends Range, Result>(
    name: CostlyRead,
    read: (
      connection: Connection,
      network: number,
      book: ValidatorBook,
      filter: Filter,
      range: Stretch,
    ) => Promise<Result>,
    filter: Filter,
    range: Stretch,
    options: ReadOptions | undefined,
  ): Promise<Result> {
    return this.#costly(name, [filter, range], options, async (signal) => {
      for (let attempt = 1; ; attempt += 1) {
        const result = await this.#connection.snapshot(async (connection) => {
          const isOfOneState = await this.#book.refresh(connection, this.#networkId)
          // Another request has brought the book further than what this one sees: it looks again.
          if (!isOfOneState && attempt < readAttempts) return undefined
          return { found: await read(connection, this.#networkId, this.#book, filter, withLimit(range)) }
        }, signal)
        if (result !== undefined) return result.found
      }
    })
  }

  /** Runs a read of one state with its arguments. */
  ofState<Args extends readonly unknown[], Result>(
    name: CostlyRead,
    args: Args,
    options: ReadOptions | undefined,
    read: (connection: Connection, network: number, ...args: Args) => Promise<Result>,
  ): Promise<Result> {
    return this.#costly(name, args, options, (signal) =>
      this.#connection.snapshot((connection) => read(connection, this.#networkId, ...args), signal),
    )
  }

  #costly<Result>(
    read: CostlyRead,
    args: readonly unknown[],
    { signal }: ReadOptions = {},
    here: (signal: AbortSignal | undefined) => Promise<Result>,
  ): Promise<Result> {
    const call = { networkId: this.#networkId, read, args }
    if (this.#costlyReads === undefined) return here(signal)
    return isCostly(call) ? this.#costlyReads.run(call, here, signal) : here(undefined)
  }
}
