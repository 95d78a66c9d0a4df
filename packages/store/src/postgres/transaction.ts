import type { OnConflict } from "../conflict.ts"
import type { Parameters, Sees, Transaction, Value } from "../engine.ts"
import { StoreConnectionError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import { type Ddl, inDialect, postgresDialect } from "../schema/dialect.ts"
import type { TableDefinition } from "../schema/table.ts"
import { insertStatements, removeStatements } from "./arrays.ts"
import { type ClientChannel, executeQuery } from "./channel.ts"
import { lookupRows } from "./lookups.ts"

// Measured: COPY adds four times as many rows per second, but takes an additional round trip to begin.
const fewRows = 20

/** Checks that the tables are prepared for rows. */
interface Prepared {
  /** Throws if rows to be added to a table lack a partition. */
  assertPrepared(table: TableDefinition, rows: readonly (readonly Value[])[]): void
}

const isolation: Record<Sees, string> = { "one state": "REPEATABLE READ", "the newest state": "READ COMMITTED" }

/** Runs `work` in a transaction on a client that nothing else uses meanwhile. */
export async function inTransaction<Result>(
  channel: ClientChannel,
  work: (transaction: Transaction) => Promise<Result>,
  {
    partitions,
    sees = "one state",
  }: { readonly partitions?: Prepared | undefined; readonly sees?: Sees | undefined } = {},
): Promise<Result> {
  await channel.query(`BEGIN ISOLATION LEVEL ${isolation[sees]}`)
  try {
    const result = await work(new PostgresTransaction(channel, partitions))
    const { command } = await channel.query("COMMIT")
    // The server answers otherwise if a statement had failed and `work` continued.
    if (command !== "COMMIT") throw new Error("A statement of the transaction had failed; nothing was stored.")
    return result
  } catch (error) {
    // A lost connection has rolled back already; a connection that hangs is not waited for again.
    if (!(error instanceof StoreConnectionError)) await channel.query("ROLLBACK").catch(() => {})
    throw error
  }
}

class PostgresTransaction implements Transaction {
  readonly #channel: ClientChannel
  readonly #partitions: Prepared | undefined

  constructor(channel: ClientChannel, partitions: Prepared | undefined) {
    this.#channel = channel
    this.#partitions = partitions
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return (await executeQuery(this.#channel, query, parameters)).rows
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return (await executeQuery(this.#channel, query, parameters)).rows[0]
  }

  async run(query: Query, parameters?: Parameters): Promise<number> {
    return (await executeQuery(this.#channel, query, parameters)).rowCount ?? 0
  }

  async insert(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    this.#partitions?.assertPrepared(table, rows)
    if (rows.length > fewRows) await this.#channel.copy(table, rows)
    else await this.#insert(table, rows, "fail")
    for (const lookup of lookupRows(table, rows)) await this.insert(lookup.table, lookup.rows)
  }

  async insertMissing(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    // COPY cannot skip existing rows.
    await this.#insert(table, rows, "keep")
  }

  async replace(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    await this.#insert(table, rows, "replace")
  }

  async remove(table: TableDefinition, keys: readonly (readonly Value[])[]): Promise<void> {
    for (const statement of removeStatements(table, keys)) await this.#channel.query(statement)
  }

  async execute(ddl: Ddl): Promise<void> {
    const text = inDialect(ddl, postgresDialect)
    if (text !== "") await this.#channel.query(text)
  }

  async #insert(table: TableDefinition, rows: readonly (readonly Value[])[], onConflict: OnConflict): Promise<void> {
    for (const statement of insertStatements(table, rows, onConflict)) await this.#channel.query(statement)
  }
}
