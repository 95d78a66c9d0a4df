import type pg from "pg"
import type { Parameters, Sees, Transaction, WritingConnection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { type ClientChannel, channelOf, executeQuery } from "./channel.ts"
import type { Role } from "./client.ts"
import { endClient } from "./connect-client.ts"
import { postgresFailure } from "./failure.ts"
import { openClient } from "./open-client.ts"
import { type BlockPartitions, PartitionMissingError } from "./partitions.ts"
import type { PostgresTarget } from "./target.ts"
import { inTransaction } from "./transaction.ts"

/**
 * One dedicated connection, for session state: advisory locks. Transactions run one after another; concurrent reads queue. When the
 * connection is lost, running and later calls throw StoreConnectionError: the session is not reopened, because its locks are gone.
 */
export class Session implements WritingConnection {
  readonly target: PostgresTarget
  readonly #client: pg.Client
  readonly #channel: ClientChannel
  /** Called once when the session is closed. */
  onClose: () => void = () => {}
  #partitions: BlockPartitions | undefined
  #closing: Promise<void> | undefined
  #lost: Error | undefined
  #last: Promise<unknown> = Promise.resolve()

  private constructor(target: PostgresTarget, client: pg.Client) {
    this.target = target
    this.#client = client
    this.#channel = channelOf(client, target)
    client.on("error", (error) => {
      this.#lost ??= error
    })
  }

  static async open(target: PostgresTarget, role: Exclude<Role, "read">): Promise<Session> {
    return new Session(target, await openClient(target, role))
  }

  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.#inTurn(async () => (await executeQuery(this.#channel, query, parameters)).rows)
  }

  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.#inTurn(async () => (await executeQuery(this.#channel, query, parameters)).rows[0])
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>, sees?: Sees): Promise<Result> {
    return this.#inTurn(async () => {
      const begun = () => inTransaction(this.#channel, work, { partitions: this.#partitions, sees })
      try {
        return await begun()
      } catch (error) {
        if (!(error instanceof PartitionMissingError)) throw error
        await this.#partitions?.prepare(this.#channel, error.block)
        return await begun()
      }
    })
  }

  /** Creates the partitions that are missing now, and from now on those that new rows need. */
  async partition(partitions: BlockPartitions): Promise<void> {
    await this.#inTurn(() => partitions.prepare(this.#channel))
    this.#partitions = partitions
  }

  /** Executes the engine's own SQL; resolves to its first row. */
  own<Row>(text: string, values: readonly string[] = []): Promise<Row | undefined> {
    return this.#inTurn(async () => (await this.#channel.query({ text, values: [...values] })).rows[0])
  }

  /** The server does this by itself. */
  checkpoint(): void {}

  close(): Promise<void> {
    this.#closing ??= this.#last.then(() => this.#end())
    return this.#closing
  }

  async #end(): Promise<void> {
    // A lost connection cannot be closed gracefully.
    await endClient(this.#client)
    this.onClose()
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(async () => {
      if (this.#lost !== undefined) throw postgresFailure(this.#lost, this.target)
      try {
        return await work()
      } catch (error) {
        if (error instanceof StoreConnectionError) this.#lost ??= error
        throw error
      }
    })
    this.#last = turn.catch(() => {})
    return turn
  }
}
