import { setTimeout as sleep } from "node:timers/promises"
import type { Parameters, Sees, Transaction, WritingConnection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { type Channel, type ClientChannel, channelOf, executeQuery } from "./channel.ts"
import { ConnectionPool } from "./connection-pool.ts"
import { sqlState } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"
import { inTransaction } from "./transaction.ts"

// Two transactions met: the later one is run again and finds what the first has done.
const met = new Set(["40001", "40P01"])
const connectAttempts = 10

/** For what belongs to no chain, which many write at once: each transaction is on whichever connection is free. */
export class Pool implements WritingConnection {
  readonly #pool: ConnectionPool

  constructor(target: PostgresTarget) {
    this.#pool = new ConnectionPool(target, "write")
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    const read = () => this.#use((channel) => executeQuery(channel, query, parameters))
    // The pool learns that a connection is dead by using it. What only reads can be asked again.
    const { rows } = await read().catch((error) => {
      if (error instanceof StoreConnectionError) return read()
      throw error
    })
    return rows
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return (await this.all<Row>(query, parameters))[0]
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>, sees?: Sees): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#use((channel) => inTransaction(channel, work, { sees }))
      } catch (error) {
        if (attempt === connectAttempts || !met.has(sqlState(error) ?? "")) throw error
        // Where many change one row they would meet again and again: by chance they come one after another, over more time each time.
        await sleep(Math.random() * 2 ** attempt)
      }
    }
  }

  /** Runs `work` with a connection that nobody else uses meanwhile. */
  withChannel<Result>(work: (channel: Channel) => Promise<Result>): Promise<Result> {
    return this.#use(work)
  }

  /** The server does that by itself. */
  checkpoint(): void {}

  /** Its users come and go; the connections are the engine's. */
  async close(): Promise<void> {}

  end(): Promise<void> {
    return this.#pool.end()
  }

  #use<Result>(work: (channel: ClientChannel) => Promise<Result>): Promise<Result> {
    return this.#pool.use(async (client, release) => {
      let lost = false
      try {
        return await work(channelOf(client, this.#pool.target))
      } catch (error) {
        lost = error instanceof StoreConnectionError
        throw error
      } finally {
        release(lost)
      }
    })
  }
}
