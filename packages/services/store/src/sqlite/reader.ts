import { existsSync } from "node:fs"
import type { Connection, Parameters, Part, ReadingConnection } from "../engine.ts"
import type { Query } from "../queries/query.ts"
import { readSchemaVersion } from "../queries/schema-version.ts"
import { migrate, refuseNewer } from "../schema/migrate.ts"
import { type Migration, migrations as released } from "../schema/migration.ts"
import { SqliteConnection } from "./connection.ts"
import { readerPragmas, writerPragmas } from "./pragmas.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

/** Reads a part's file; before there is one, and until its tables are made, there are no rows. */
export class SqliteReader implements ReadingConnection {
  readonly #path: string
  readonly #scope: Part["scope"]
  readonly #migrations: readonly Migration[]
  #connection: SqliteConnection | undefined
  #opening: Promise<void> | undefined
  #closed = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(path: string, scope: Part["scope"], migrations: readonly Migration[] = released) {
    this.#path = path
    this.#scope = scope
    this.#migrations = migrations
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    if (this.#connection === undefined) await this.#open()
    return this.#connection?.all<Row>(query, parameters) ?? []
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    if (this.#connection === undefined) await this.#open()
    return this.#connection?.get<Row>(query, parameters)
  }

  async version(): Promise<string> {
    if (this.#connection === undefined) await this.#open()
    // Of a file that is not there; the version of one that appears has a number.
    return this.#connection?.version() ?? "none"
  }

  snapshot<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    // What is read beside a snapshot on the same connection sees its state too, which is at most some microtasks old.
    const turn = this.#last.then(async () => {
      if (this.#connection === undefined) await this.#open()
      const connection = this.#connection
      if (connection === undefined) return work(this)
      connection.database.exec("BEGIN")
      try {
        return await work(connection)
      } finally {
        if (connection.database.isOpen) connection.database.exec("COMMIT")
      }
    })
    this.#last = turn.catch(() => {})
    return turn
  }

  close(): void {
    this.#closed = true
    this.#connection?.close()
    this.#connection = undefined
  }

  async #open(): Promise<void> {
    if (this.#closed) throw new Error("The store is closed.")
    this.#opening ??= this.#openExisting().finally(() => {
      this.#opening = undefined
    })
    await this.#opening
  }

  async #openExisting(): Promise<void> {
    if (!existsSync(this.#path)) return
    const connection = new SqliteConnection(this.#path, { readOnly: true, pragmas: readerPragmas })
    try {
      const version = await versionOf(connection, this.#scope)
      const newest = this.#migrations.length
      refuseNewer(this.#scope, version, newest)
      if (version === 0) return connection.close()
      if (version < newest) await migrateFile(this.#path, this.#scope, this.#migrations)
    } catch (error) {
      connection.close()
      throw error
    }
    if (this.#closed) connection.close()
    else this.#connection = connection
  }
}

/** 0 while the tables are being made. */
async function versionOf(connection: SqliteConnection, scope: Part["scope"]): Promise<number> {
  const table = connection.database.prepare("SELECT name FROM sqlite_schema WHERE name = 'schema_version'").get()
  if (table === undefined) return 0
  return (await connection.get<{ version: number }>(readSchemaVersion, { scope }))?.version ?? 0
}

async function migrateFile(path: string, scope: Part["scope"], migrations: readonly Migration[]): Promise<void> {
  const connection = new SqliteWritingConnection(path, writerPragmas)
  try {
    await migrate(connection, scope, migrations)
  } finally {
    await connection.close()
  }
}
