import type pg from "pg"
import type { QueryConfig, QueryResult } from "pg"
import type { Connection, Parameters, ReadingConnection } from "../engine.ts"
import { StoreClosedError, StoreConnectionError } from "../errors.ts"
import { readCheckpoint } from "../evm/queries/checkpoint.ts"
import type { Query } from "../queries/query.ts"
import { type Channel, executeQuery } from "./channel.ts"
import { endClient } from "./connect-client.ts"
import { watched } from "./connection-watch.ts"
import { postgresFailure, sqlState } from "./failure.ts"
import { openClient } from "./open-client.ts"
import { PageRanges } from "./page-ranges.ts"
import { Snapshots } from "./snapshots.ts"
import type { PostgresTarget } from "./target.ts"
import { DatabaseVersion } from "./version.ts"

type Descent = NonNullable<Query["descendsFrom"]>

/** A connection that runs many statements at once: the server answers them in order. */
interface ReaderConnection {
  readonly connected: Promise<pg.Client>
  underWay: number
}

// Measured: with pipelined statements on one connection a page costs half as much as with ten connections of one statement each. A
// few connections (`pool_max`) prevent a slow statement from blocking all others. A standby cancels a statement that conflicts with
// its replay.
const conflict = "40001"

/** Reading connections, made on demand. */
export class Readers implements Channel, ReadingConnection {
  readonly #target: PostgresTarget
  readonly #lines = new Set<ReaderConnection>()
  readonly #snapshots: Snapshots
  readonly #pageRanges: PageRanges
  readonly #version = new DatabaseVersion(this)
  #closed = false

  constructor(target: PostgresTarget) {
    this.#target = target
    this.#snapshots = new Snapshots(target, (processId) => this.#cancel(processId))
    this.#pageRanges = new PageRanges(target.partitionBlocks, async (chain) => {
      const checkpoint = await this.get<{ readonly number: number }>(readCheckpoint, { chain })
      return checkpoint?.number
    })
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    const { descendsFrom } = query
    if (descendsFrom === undefined) return (await executeQuery(this, query, parameters)).rows
    return this.#page(query, descendsFrom, parameters ?? {})
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return (await executeQuery(this, query, parameters)).rows[0]
  }

  query(config: QueryConfig | string): Promise<QueryResult> {
    return again(() => this.#ask(config))
  }

  version(): Promise<string> {
    return this.#version.read()
  }

  forgetVersion(): void {
    this.#version.forget()
  }

  async snapshot<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#closed) throw new StoreClosedError()
    return again(() => this.#snapshots.read(work, signal))
  }

  /** Makes the server stop the statement that one of the store's sessions executes. */
  async #cancel(processId: number): Promise<void> {
    await this.query({ text: "SELECT pg_cancel_backend($1)", values: [processId] })
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...Array.from(this.#lines, (line) => this.#end(line)), this.#snapshots.end()])
  }

  /** Reads a list's page, which is usually in the newest partitions of its chain. */
  async #page<Row>(query: Query, descendsFrom: Descent, parameters: Parameters): Promise<readonly Row[]> {
    const { floor, begin } = await this.#pageRanges.of(descendsFrom, parameters)
    const page = { ...parameters, [descendsFrom]: begin }
    const { rows } = await executeQuery(this, query, { ...page, floor })
    const isFirst = rows.length >= Number(parameters.limit) || floor <= Number(parameters.startBlock ?? 0)
    return isFirst ? rows : (await executeQuery(this, query, page)).rows
  }

  async #ask(config: QueryConfig | string): Promise<QueryResult> {
    if (this.#closed) throw new StoreClosedError()
    const line = this.#line()
    line.underWay += 1
    try {
      const client = await line.connected
      return await watched(client, () => client.query(config))
    } catch (error) {
      throw postgresFailure(error, this.#target)
    } finally {
      line.underWay -= 1
    }
  }

  #line(): ReaderConnection {
    const lines = [...this.#lines].sort((one, other) => one.underWay - other.underWay)
    const [freest] = lines
    if (freest !== undefined && (freest.underWay === 0 || lines.length >= this.#target.poolMax)) return freest
    return this.#open()
  }

  #open(): ReaderConnection {
    const drop = () => {
      this.#lines.delete(line)
    }
    const line: ReaderConnection = { connected: this.#connect(drop), underWay: 0 }
    line.connected.catch(drop)
    this.#lines.add(line)
    return line
  }

  /** @param drop - called when the connection is lost */
  async #connect(drop: () => void): Promise<pg.Client> {
    const client = await openClient(this.#target, "read", { pipeline: true })
    // Running statements report the error themselves; the next statement uses another connection.
    client.on("error", drop).on("end", drop)
    return client
  }

  async #end({ connected }: ReaderConnection): Promise<void> {
    await connected.then(
      (client) => endClient(client),
      () => {},
    )
  }
}

/** Milliseconds after which a failed read is not repeated: the server is unreachable, and the caller has waited long enough. */
const readAgainWithinMs = 3_000

/** Repeats a failed read once, on another connection. */
async function again<Result>(ask: () => Promise<Result>): Promise<Result> {
  const askedAt = performance.now()
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof StoreConnectionError) && sqlState(error) !== conflict) throw error
    if (performance.now() - askedAt > readAgainWithinMs) throw error
    return await ask()
  }
}
