import type { Connection, ReadingConnection } from "../../engine.ts"
import type { ReadOptions } from "../../location.ts"
import type { Range } from "../../range.ts"
import { type CostlyRead, type CostlyReads, isCostly } from "./costly-reads.ts"
import { withLimit } from "./request-limits.ts"
import { ValidatorBook } from "./validator-book.ts"

const readAttempts = 3

/** Runs reads of one state of a primary network: cheap ones on this thread, slow ones where they can be stopped. */
export class CostlyReader {
  readonly #networkId: number
  readonly #connection: ReadingConnection
  readonly #costlyReads: CostlyReads | undefined
  readonly #book = new ValidatorBook()

  /** @param costlyReads - runs slow reads; absent if this reader itself runs in it */
  constructor(networkId: number, connection: ReadingConnection, costlyReads: CostlyReads | undefined) {
    this.#networkId = networkId
    this.#connection = connection
    this.#costlyReads = costlyReads
  }

  /** A page of a list under a filter. */
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

  /** A page of stakers under a filter, in the order of the validator book. */
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
          // Another request has moved the book past this read's state: retry.
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
