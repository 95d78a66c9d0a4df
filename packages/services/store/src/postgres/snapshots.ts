import pg from "pg"
import type { Connection } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import { type Channel, channelOf, execute } from "./channel.ts"
import { clientConfig } from "./client.ts"
import { failureOf } from "./failure.ts"
import type { Target } from "./target.ts"

const connections = 4

/** Connections for what several statements must read of one state; each has one snapshot at a time. */
export class Snapshots {
  readonly #pool: pg.Pool
  readonly #target: Target
  #ending: Promise<void> | undefined

  constructor(target: Target) {
    this.#target = target
    // Statements of a snapshot that do not wait for each other are answered in turn, without a round trip each.
    const config = { ...clientConfig(target, "read"), pipeline: true, max: connections, idleTimeoutMillis: 30_000 }
    this.#pool = new pg.Pool(config)
    // The server has ended a connection that nobody uses. The pool makes another when one is needed.
    this.#pool.on("error", () => {})
  }

  async read<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect().catch((error) => {
      throw failureOf(error, this.#target)
    })
    const ignore = () => {}
    client.on("error", ignore)
    const release = (lost: boolean) => {
      client.off("error", ignore)
      client.release(lost)
    }
    const channel = channelOf(client, this.#target)
    try {
      const begun = channel.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      // Where it fails, so does what is sent right behind it.
      begun.catch(ignore)
      const result = await work(connectionOf(channel))
      await begun
      channel.query("COMMIT").then(
        () => release(false),
        () => release(true),
      )
      return result
    } catch (error) {
      if (error instanceof StoreConnectionError) release(true)
      else {
        channel.query("ROLLBACK").then(
          () => release(false),
          () => release(true),
        )
      }
      throw error
    }
  }

  end(): Promise<void> {
    this.#ending ??= this.#pool.end()
    return this.#ending
  }
}

function connectionOf(channel: Channel): Connection {
  return {
    all: async (query, parameters) => (await execute(channel, query, parameters)).rows,
    get: async (query, parameters) => (await execute(channel, query, parameters)).rows[0],
  }
}
