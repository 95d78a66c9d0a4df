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
  readonly #cancel: (processId: number) => Promise<void>
  #ending: Promise<void> | undefined

  /**
   * @param timeout - milliseconds that a statement may take
   * @param cancel - has the server stop what a session executes, by the number of its process
   */
  constructor(target: Target, timeout: number, cancel: (processId: number) => Promise<void>) {
    this.#target = target
    this.#cancel = cancel
    // Statements of a snapshot that do not wait for each other are answered in turn, without a round trip each.
    const config = {
      ...clientConfig(target, "read", timeout),
      pipeline: true,
      max: connections,
      idleTimeoutMillis: 30_000,
    }
    this.#pool = new pg.Pool(config)
    // The server has ended a connection that nobody uses. The pool makes another when one is needed.
    this.#pool.on("error", () => {})
  }

  async read<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
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
    // The connection is not given back before the server was told, or it would stop the statement of somebody else.
    let told: Promise<void> = Promise.resolve()
    const stop = () => {
      told = this.#cancel((client as pg.PoolClient & { processID: number }).processID).catch(ignore)
    }
    signal?.addEventListener("abort", stop, { once: true })
    try {
      signal?.throwIfAborted()
      const begun = channel.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      // Where it fails, so does what is sent right behind it.
      begun.catch(ignore)
      const result = await work(connectionOf(channel, signal))
      await begun
      told
        .then(() => channel.query("COMMIT"))
        .then(
          () => release(false),
          () => release(true),
        )
      return result
    } catch (error) {
      if (error instanceof StoreConnectionError) release(true)
      else {
        told
          .then(() => channel.query("ROLLBACK"))
          .then(
            () => release(false),
            () => release(true),
          )
      }
      throw error
    } finally {
      signal?.removeEventListener("abort", stop)
    }
  }

  end(): Promise<void> {
    this.#ending ??= this.#pool.end()
    return this.#ending
  }
}

function connectionOf(channel: Channel, signal: AbortSignal | undefined): Connection {
  const rows = async (...[query, parameters]: Parameters<Connection["all"]>) => {
    signal?.throwIfAborted()
    return (await execute(channel, query, parameters)).rows
  }
  return { all: rows, get: async (query, parameters) => (await rows(query, parameters))[0] }
}
