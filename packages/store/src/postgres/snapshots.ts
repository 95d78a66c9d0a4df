import type { Connection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import { type Channel, channelOf, executeQuery } from "./channel.ts"
import { ConnectionPool } from "./connection-pool.ts"
import type { PostgresTarget } from "./target.ts"

/** Connections for reads of several statements in one state; each connection has one snapshot at a time. */
export class Snapshots {
  readonly #pool: ConnectionPool
  readonly #cancel: (processId: number) => Promise<void>

  /** @param cancel - makes the server stop a session's statement, by the number of its process */
  constructor(target: PostgresTarget, cancel: (processId: number) => Promise<void>) {
    // Concurrent statements of a snapshot are pipelined, without a round trip each.
    this.#pool = new ConnectionPool(target, "read", { pipeline: true })
    this.#cancel = cancel
  }

  read<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return this.#pool.use(async (client, release) => {
      const channel = channelOf(client, this.#pool.target)
      const cancelling = this.#cancelOn(signal, channel)
      const releaseAfter = async (last: string) => {
        try {
          // A late cancellation must not stop the next caller's statement on this connection.
          await cancelling.over()
          await channel.query(last)
          release(false)
        } catch {
          release(true)
        }
      }
      try {
        signal?.throwIfAborted()
        const begun = channel.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        // If it fails, so does the statement sent directly after it.
        begun.catch(() => {})
        cancelling.begin()
        const result = await work(connectionOf(channel, signal))
        await begun
        void releaseAfter("COMMIT")
        return result
      } catch (error) {
        if (error instanceof StoreConnectionError) release(true)
        else void releaseAfter("ROLLBACK")
        throw error
      }
    })
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  /** Makes the server stop a channel's statement when a signal aborts, between `begin` and `over`. */
  #cancelOn(signal: AbortSignal | undefined, channel: Channel) {
    let session: Promise<number> | undefined
    let told: Promise<void> = Promise.resolve()
    const cancel = () => {
      // If the cancel request fails, the server's timeout ends the statement.
      told = (session as Promise<number>).then((processId) => this.#cancel(processId)).catch(() => {})
    }
    return {
      begin(): void {
        if (signal === undefined) return
        // Queried from the server, because a pooler reports a number of its own.
        session = channel.query("SELECT pg_backend_pid() AS id").then(({ rows }) => Number(rows[0]?.id))
        session.catch(() => {})
        signal.addEventListener("abort", cancel, { once: true })
      },
      over(): Promise<void> {
        signal?.removeEventListener("abort", cancel)
        return told
      },
    }
  }
}

function connectionOf(channel: Channel, signal: AbortSignal | undefined): Connection {
  const rows = async (...[query, parameters]: Parameters<Connection["all"]>) => {
    signal?.throwIfAborted()
    return (await executeQuery(channel, query, parameters)).rows
  }
  return { all: rows, get: async (query, parameters) => (await rows(query, parameters))[0] }
}
