import pg from "pg"
import type { Parameters, Transaction, WritingConnection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { type ClientChannel, channelOf, execute } from "./channel.ts"
import { clientConfig } from "./client.ts"
import { failureOf, sqlState } from "./failure.ts"
import type { Target } from "./target.ts"
import { inTransaction } from "./transaction.ts"

const connections = 4
// Two transactions met: the later one is run again and finds what the first has done.
const met = new Set(["40001", "40P01"])
const attempts = 10

/** For what belongs to no chain, which many write at once: each transaction is on whichever connection is free. */
export class Pool implements WritingConnection {
  readonly #pool: pg.Pool
  readonly #target: Target
  #ending: Promise<void> | undefined

  constructor(target: Target) {
    this.#target = target
    this.#pool = new pg.Pool({ ...clientConfig(target, "write"), max: connections, idleTimeoutMillis: 30_000 })
    // The server has ended a connection that nobody uses. The pool makes another when one is needed.
    this.#pool.on("error", () => {})
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    const read = () => this.#use((channel) => execute(channel, query, parameters))
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

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#use((channel) => inTransaction(channel, work))
      } catch (error) {
        if (attempt === attempts || !met.has(sqlState(error) ?? "")) throw error
      }
    }
  }

  /** Its users come and go; the connections are the engine's. */
  async close(): Promise<void> {}

  end(): Promise<void> {
    this.#ending ??= this.#pool.end()
    return this.#ending
  }

  async #use<Result>(work: (channel: ClientChannel) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect().catch((error) => {
      throw failureOf(error, this.#target)
    })
    // While it is out, the pool leaves its errors to us; the statement that runs is told by itself.
    const ignore = () => {}
    client.on("error", ignore)
    let lost = false
    try {
      return await work(channelOf(client, this.#target))
    } catch (error) {
      lost = error instanceof StoreConnectionError
      throw error
    } finally {
      client.off("error", ignore)
      client.release(lost)
    }
  }
}
