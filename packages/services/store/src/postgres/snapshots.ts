import type { Connection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import { type Channel, channelOf, execute } from "./channel.ts"
import { ConnectionPool } from "./connection-pool.ts"
import type { Target } from "./target.ts"

/** Connections for what several statements must read of one state; each has one snapshot at a time. */
export class Snapshots {
  readonly #pool: ConnectionPool

  constructor(target: Target) {
    // Statements of a snapshot that do not wait for each other are answered in turn, without a round trip each.
    this.#pool = new ConnectionPool(target, "read", { pipeline: true })
  }

  read<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return this.#pool.use(async (client, release) => {
      const channel = channelOf(client, this.#pool.target)
      const releaseAfter = (last: string) =>
        channel.query(last).then(
          () => release(false),
          () => release(true),
        )
      try {
        const begun = channel.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        // Where it fails, so does what is sent right behind it.
        begun.catch(() => {})
        const result = await work(connectionOf(channel))
        await begun
        releaseAfter("COMMIT")
        return result
      } catch (error) {
        if (error instanceof StoreConnectionError) release(true)
        else releaseAfter("ROLLBACK")
        throw error
      }
    })
  }

  end(): Promise<void> {
    return this.#pool.end()
  }
}

function connectionOf(channel: Channel): Connection {
  return {
    all: async (query, parameters) => (await execute(channel, query, parameters)).rows,
    get: async (query, parameters) => (await execute(channel, query, parameters)).rows[0],
  }
}
