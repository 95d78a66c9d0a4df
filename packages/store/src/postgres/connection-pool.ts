import pg from "pg"
import { StoreClosedError } from "../errors.ts"
import { accessTo } from "./access.ts"
import { watchBackend } from "./backend.ts"
import { clientConfig, makeSettings, type Role } from "./client.ts"
import { connectFailure } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

const idleTimeoutMs = 30_000

/** A pool of at most `pool_max` connections of the target; each is made on demand and closed when idle. */
export class ConnectionPool {
  readonly target: PostgresTarget
  readonly #role: Role
  readonly #more: { readonly pipeline?: boolean }
  #pool: Promise<pg.Pool> | undefined
  #ended = false

  constructor(target: PostgresTarget, role: Role, more: { readonly pipeline?: boolean } = {}) {
    this.target = target
    this.#role = role
    this.#more = more
  }

  /** Runs `work` with its own connection. A connection that `work` reports as lost is not reused. */
  async use<Result>(
    work: (client: pg.PoolClient, release: (lost: boolean) => void) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#connect()
    // The pool does not handle errors of a connection in use; the running statement reports the error itself.
    const ignore = () => {}
    client.on("error", ignore)
    return work(client, (lost) => {
      client.off("error", ignore)
      client.release(lost)
    })
  }

  async end(): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    const pool = await this.#pool?.catch(() => undefined)
    await pool?.end()
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#ended) throw new StoreClosedError()
    this.#pool ??= this.#make()
    const made = this.#pool
    try {
      return await (await made).connect()
    } catch (error) {
      throw connectFailure(error, this.target)
    }
  }

  #make(): Promise<pg.Pool> {
    const made = this.#open()
    // The next caller retries.
    made.catch(() => {
      this.#pool = undefined
    })
    return made
  }

  async #open(): Promise<pg.Pool> {
    const { target } = this
    const access = await accessTo(target)
    const pool = new pg.Pool({
      ...clientConfig(target, this.#role, access),
      ...this.#more,
      max: target.poolMax,
      idleTimeoutMillis: idleTimeoutMs,
      onConnect: async (client) => {
        await makeSettings(client, target, this.#role, access)
        await watchBackend(client, target, access, { role: this.#role, keepsLock: false })
      },
    })
    // The server closed an idle connection. The pool makes another one on demand.
    pool.on("error", () => {})
    return pool
  }
}
