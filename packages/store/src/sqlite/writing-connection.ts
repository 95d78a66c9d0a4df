import type { Parameters, Transaction, Value, WritingConnection } from "../engine.ts"
import type { Query } from "../queries/query.ts"
import { type Ddl, inDialect, sqliteDialect } from "../schema/dialect.ts"
import type { TableDefinition } from "../schema/table.ts"
import { Checkpointer } from "./checkpointer.ts"
import { SqliteConnection } from "./connection.ts"
import { noteCommit } from "./data-version.ts"
import { sqliteFailure } from "./failure.ts"
import { insertRows, removeRows } from "./insert.ts"
import { retryBusy } from "./retry-busy.ts"

/**
 * A writing connection that runs one transaction after another; concurrent reads queue. Throws DiskFullError if the disk is full;
 * the connection stays usable.
 */
export class SqliteWritingConnection implements WritingConnection {
  readonly #path: string
  readonly #connection: SqliteConnection
  readonly #onClose: () => void
  readonly #checkpointer: Checkpointer
  #last: Promise<unknown> = Promise.resolve()

  constructor(path: string, pragmas: string, onClose: () => void = () => {}) {
    this.#path = path
    this.#checkpointer = new Checkpointer(path)
    try {
      this.#connection = new SqliteConnection(path, { readOnly: false, pragmas })
      this.#connection.database.exec("PRAGMA busy_timeout = 0")
    } catch (error) {
      throw sqliteFailure(error, path)
    }
    this.#onClose = onClose
  }

  all<Row>(query: Query, parameters: Parameters = {}): Promise<readonly Row[]> {
    return this.#inTurn(() => retryBusy(() => this.#connection.statement(query).all<Row>(parameters)))
  }

  get<Row>(query: Query, parameters: Parameters = {}): Promise<Row | undefined> {
    return this.#inTurn(() => retryBusy(() => this.#connection.statement(query).get<Row>(parameters)))
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      const { database } = this.#connection
      await retryBusy(() => database.exec("BEGIN IMMEDIATE"))
      try {
        const result = await work(new SqliteTransaction(this.#connection))
        database.exec("COMMIT")
        noteCommit()
        return result
      } catch (error) {
        if (database.isTransaction) database.exec("ROLLBACK")
        throw error
      }
    })
  }

  checkpoint(): void {
    this.#checkpointer.request()
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      // The last connection to close a file removes its log, so the checkpointer closes first.
      await this.#checkpointer.close()
      if (!this.#connection.database.isOpen) return
      this.#connection.close()
      this.#onClose()
    })
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work).catch((error) => {
      throw sqliteFailure(error, this.#path)
    })
    this.#last = turn.catch(() => {})
    return turn
  }
}

class SqliteTransaction implements Transaction {
  readonly #connection: SqliteConnection

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.#connection.all<Row>(query, parameters)
  }

  get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.#connection.get<Row>(query, parameters)
  }

  async run(query: Query, parameters: Parameters = {}): Promise<number> {
    return this.#connection.statement(query).run(parameters)
  }

  async insert(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    insertRows(this.#connection, table, rows, "fail")
  }

  async insertMissing(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    insertRows(this.#connection, table, rows, "keep")
  }

  async replace(table: TableDefinition, rows: readonly (readonly Value[])[]): Promise<void> {
    insertRows(this.#connection, table, rows, "replace")
  }

  async remove(table: TableDefinition, keys: readonly (readonly Value[])[]): Promise<void> {
    removeRows(this.#connection, table, keys)
  }

  async execute(ddl: Ddl): Promise<void> {
    this.#connection.database.exec(inDialect(ddl, sqliteDialect))
  }
}
