import { withDeadline } from "../deadline.ts"
import type { Engine, Part, ReadingConnection, WritingConnection } from "../engine.ts"
import { StoreVersionError } from "../errors.ts"
import type { StoreLocation, StoreOptions } from "../location.ts"
import type { CostlyReads } from "../network/reader/costly-reads.ts"
import type { ReplicaLag } from "../replica-lag.ts"
import { accessTo } from "./access.ts"
import { databaseSize } from "./database-size.ts"
import { eraseRows } from "./erase-rows.ts"
import { holdSchema, lockPart } from "./locks.ts"
import { PartReader } from "./part-reader.ts"
import { BlockPartitions } from "./partitions.ts"
import { Pool } from "./pool.ts"
import { isCurrent, prepareDatabase } from "./prepare.ts"
import { Readers } from "./readers.ts"
import { replicaLag } from "./replica-lag.ts"
import { Session } from "./session.ts"
import { type PostgresTarget, postgresTarget } from "./target.ts"

export type PostgresLocation = Extract<StoreLocation, { kind: "postgres" }>

/**
 * Opens a PostgreSQL database, and creates or migrates its tables.
 *
 * Throws StoreVersionError for a server or tables that cannot be used, StoreConnectionError if the server is unreachable.
 */
export async function openPostgresEngine(location: PostgresLocation, options: StoreOptions = {}): Promise<Engine> {
  const primary = postgresTarget(location.url, options.queryTimeout)
  const replica =
    location.replicaUrl === undefined ? primary : postgresTarget(location.replicaUrl, options.queryTimeout)
  await prepareDatabase(primary)
  return new PostgresEngine(primary, replica)
}

class PostgresEngine implements Engine {
  readonly costlyReads: CostlyReads
  readonly #primary: PostgresTarget
  readonly #readers: Readers
  readonly #meta: Pool
  readonly #writers = new Set<Session>()
  readonly #replicated: boolean
  #closing: Promise<void> | undefined

  constructor(primary: PostgresTarget, replica: PostgresTarget) {
    this.costlyReads = { run: (_call, here, signal) => withDeadline(primary.readTimeout, signal, here) }
    this.#primary = primary
    this.#replicated = replica !== primary
    this.#readers = new Readers(replica)
    this.#meta = new Pool(primary)
  }

  reader(part: Part): ReadingConnection {
    return new PartReader(this.#readers, part)
  }

  async openWriter(part: Part): Promise<WritingConnection> {
    const session = await Session.open(this.#primary, "write")
    try {
      await lockPart(session, part)
      await holdSchema(session)
      if (!(await isCurrent(session))) {
        throw new StoreVersionError(`The tables of PostgreSQL at ${this.#primary.name} have disappeared.`)
      }
      if (part.scope === "chain") {
        await session.partition(new BlockPartitions(part.id, this.#primary.partitionBlocks))
      }
    } catch (error) {
      await session.close()
      throw error
    }
    this.#writers.add(session)
    session.onClose = () => this.#writers.delete(session)
    return session
  }

  async erase(part: Part): Promise<void> {
    const session = await Session.open(this.#primary, "migrate")
    try {
      await lockPart(session, part)
      await holdSchema(session)
      await eraseRows(session, part)
    } finally {
      await session.close()
    }
  }

  async meta(): Promise<WritingConnection> {
    return this.#meta
  }

  async replicaLag(): Promise<ReplicaLag | undefined> {
    if (!this.#replicated) return undefined
    return this.#meta.withChannel((primary) => replicaLag(primary, this.#readers))
  }

  async size(): Promise<number> {
    const { hasCitus } = await accessTo(this.#primary)
    return this.#meta.withChannel((channel) => databaseSize(channel, hasCitus))
  }

  async ids(scope: Part["scope"]): Promise<readonly string[]> {
    const { rows } = await this.#readers.query(
      scope === "chain"
        ? "SELECT chain_id::text AS id FROM evm_checkpoint"
        : "SELECT network_id::text AS id FROM primary_network",
    )
    return rows.map(({ id }) => id)
  }

  close(): Promise<void> {
    this.#closing ??= this.#end()
    return this.#closing
  }

  async #end(): Promise<void> {
    await Promise.all([...this.#writers].map((writer) => writer.close()))
    await Promise.all([this.#readers.close(), this.#meta.end()])
  }
}
