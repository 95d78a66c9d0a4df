import { setTimeout as sleep } from "node:timers/promises"
import type { Parameters, Sees, Transaction, WritingConnection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { type Channel, type ClientChannel, channelOf, executeQuery } from "./channel.ts"
import { ConnectionPool } from "./connection-pool.ts"
import { sqlState } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"
import { inTransaction } from "./transaction.ts"

// Two transactions conflicted: the later one runs again and sees the changes of the first.
const met = new Set(["40001", "40P01"])
const connectAttempts = 10

/** A connection for tables that belong to no chain, which many processes write concurrently: each transaction uses any free connection. */
export class Pool implements WritingConnection {
  readonly #pool: ConnectionPool

  constructor(target: PostgresTarget) {
    this.#pool = new ConnectionPool(target, "write")
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    const read = () => this.#use((channel) => executeQuery(channel, query, parameters))
    // A dead connection is detected only when it is used. Reads can be repeated.
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
        // Transactions that change one row would conflict repeatedly: random delays of growing length separate them.
        await sleep(Math.random() * 2 ** attempt)
      }
    }
  }

  /** Runs `work` with a connection that nothing else uses meanwhile. */
  withChannel<Result>(work: (channel: Channel) => Promise<Result>): Promise<Result> {
    return this.#use(work)
  }

  /** The server does this by itself. */
  checkpoint(): void {}

  /** The engine owns the connections, so closing one user's access closes nothing. */
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
