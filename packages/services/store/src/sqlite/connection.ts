import { DatabaseSync, type StatementSync } from "node:sqlite"
import type { Connection, Parameters } from "../engine.ts"
import type { Query } from "../queries/query.ts"

// Another process may be recovering the log of one that was killed.
const busyTimeout = 10_000

/** A connection to one file, with the statements it has prepared. */
export class SqliteConnection implements Connection {
  readonly database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string, options: { readonly readOnly: boolean; readonly pragmas: string }) {
    this.database = new DatabaseSync(path, { readOnly: options.readOnly, timeout: busyTimeout })
    this.database.exec(options.pragmas)
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.allNow<Row>(query, parameters)
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.getNow<Row>(query, parameters)
  }

  allNow<Row>(query: Query, parameters: Parameters = {}): readonly Row[] {
    return this.prepare(query.name, query.sql).all(parameters) as Row[]
  }

  getNow<Row>(query: Query, parameters: Parameters = {}): Row | undefined {
    return this.prepare(query.name, query.sql).get(parameters) as Row | undefined
  }

  prepare(name: string, sql: string): StatementSync {
    let statement = this.#statements.get(name)
    if (statement === undefined) {
      statement = this.database.prepare(sql)
      this.#statements.set(name, statement)
    }
    return statement
  }

  close(): void {
    this.#statements.clear()
    this.database.close()
  }
}
