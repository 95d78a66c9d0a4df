import { DatabaseSync, type StatementSync } from "node:sqlite"
import type { Connection, Parameters } from "../engine.ts"
import type { Query } from "../queries/query.ts"
import { DataVersion } from "./data-version.ts"
import { retryBusySync } from "./retry-busy.ts"
import { SqliteStatement } from "./statement.ts"

// Another process may be recovering the log of a killed process.
const busyTimeout = 10_000

/** A connection to one file, with its prepared statements. */
export class SqliteConnection implements Connection {
  readonly database: DatabaseSync
  readonly #queries = new Map<string, SqliteStatement>()
  readonly #inserts = new Map<string, StatementSync>()
  #version: DataVersion | undefined

  constructor(path: string | URL, options: { readonly readOnly: boolean; readonly pragmas: string }) {
    this.database = new DatabaseSync(path, { readOnly: options.readOnly, timeout: busyTimeout })
    // SQLite does not wait when two connections switch a new file to write-ahead logging at once.
    retryBusySync(() => this.database.exec(options.pragmas))
  }

  async all<Row>(query: Query, parameters: Parameters = {}): Promise<readonly Row[]> {
    return this.statement(query).all<Row>(parameters)
  }

  async get<Row>(query: Query, parameters: Parameters = {}): Promise<Row | undefined> {
    return this.statement(query).get<Row>(parameters)
  }

  /** Names the state that the connection sees; at most 1 ms behind commits of other threads. */
  version(): string {
    this.#version ??= new DataVersion(this.database)
    return this.#version.read()
  }

  forgetVersion(): void {
    this.#version?.forget()
  }

  statement(query: Query): SqliteStatement {
    let statement = this.#queries.get(query.name)
    if (statement === undefined) {
      statement = new SqliteStatement(this.database, query.sql)
      this.#queries.set(query.name, statement)
    }
    return statement
  }

  /** Prepares a statement without a query, with its values in order. */
  prepare(sql: string): StatementSync {
    let statement = this.#inserts.get(sql)
    if (statement === undefined) {
      statement = this.database.prepare(sql)
      this.#inserts.set(sql, statement)
    }
    return statement
  }

  close(): void {
    this.#version = undefined
    this.#queries.clear()
    this.#inserts.clear()
    this.database.close()
  }
}
