import pg from "pg"
import { StoreClosedError } from "../errors.ts"
import { accessTo } from "./access.ts"
import { watchBackend } from "./backend.ts"
import { clientConfig, makeSettings, type Role } from "./client.ts"
import { connectFailure } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

const idleTimeoutMs = 30_000

/** At most as many connections as the target's `pool_max`, each made when it is needed and ended when nobody uses it. */
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

  /** Runs `work` with a connection of its own. One that `work` says is lost is not used again. */
  async use<Result>(
    work: (client: pg.PoolClient, release: (lost: boolean) => void) => Promise<Result>,
  ): Promise<Result> {
    const client = await this.#connect()
    // While it is out, the pool leaves its errors to us; the statement that runs is told by itself.
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
    // The next one who needs it tries again.
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
    // The server has ended a connection that nobody uses. The pool makes another when one is needed.
    pool.on("error", () => {})
    return pool
  }
}
