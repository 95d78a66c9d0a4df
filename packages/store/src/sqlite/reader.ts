import { existsSync } from "node:fs"
import type { Connection, Parameters, Part, ReadingConnection } from "../engine.ts"
import { StoreClosedError } from "../errors.ts"
import type { Query } from "../queries/query.ts"
import type { Migration } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { SqliteConnection } from "./connection.ts"
import { versionIn } from "./file-version.ts"
import { databaseFiles } from "./files.ts"
import { interruptible } from "./interruptible.ts"
import { migratePart } from "./migrate-files.ts"
import { assertNewest, openReadOnly } from "./open-read-only.ts"
import { readerPragmas } from "./pragmas.ts"

// Another process may be migrating the tables; a request waits at most this long.
const lockTimeout = 500

/** Options for reading a part. */
export interface SqliteReaderOptions {
  /** Default: the migrations of this software. */
  readonly migrations?: readonly Migration[]
  /** Whether the disk may take no writes; tables of an older version are refused then. Default false. */
  readonly isReadOnly?: boolean
}

/** Reads a part's file; before the file and its tables exist, there are no rows. */
export class SqliteReader implements ReadingConnection {
  readonly #directory: string
  readonly #part: Part
  readonly #migrations: readonly Migration[]
  readonly #isReadOnly: boolean
  #connection: SqliteConnection | undefined
  #opening: Promise<void> | undefined
  #closed = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(directory: string, part: Part, options: SqliteReaderOptions = {}) {
    this.#directory = directory
    this.#part = part
    this.#migrations = options.migrations ?? released
    this.#isReadOnly = options.isReadOnly ?? false
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
    // The version while the file is missing; the version of an existing file is a number.
    return this.#connection?.version() ?? "none"
  }

  forgetVersion(): void {
    this.#connection?.forgetVersion()
  }

  snapshot<Result>(work: (connection: Connection) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    // Other reads during a snapshot on the same connection see its state too, which is at most some microtasks old.
    const turn = this.#last.then(async () => {
      if (this.#connection === undefined) await this.#open()
      const connection = this.#connection
      if (connection === undefined) return work(this)
      connection.database.exec("BEGIN")
      try {
        return await work(signal === undefined ? connection : interruptible(connection, signal))
      } finally {
        if (connection.database.isOpen) connection.database.exec("COMMIT")
      }
    })
    this.#last = turn.catch(() => {})
    return turn
  }

  close(): void {
    this.#closed = true
    this.release()
  }

  /** Closes the file; the next read opens it again. */
  release(): void {
    this.#connection?.close()
    this.#connection = undefined
  }

  async #open(): Promise<void> {
    if (this.#closed) throw new StoreClosedError()
    this.#opening ??= this.#openExisting().finally(() => {
      this.#opening = undefined
    })
    await this.#opening
  }

  async #openExisting(): Promise<void> {
    const { scope } = this.#part
    const path = databaseFiles.part(this.#directory, this.#part)
    if (!existsSync(path)) return
    const connection = this.#isReadOnly
      ? openReadOnly(path)
      : new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
    try {
      const migrations = this.#migrations
      const version = await versionIn(connection, scope, migrations)
      if (version === 0) return connection.close()
      if (this.#isReadOnly) assertNewest(path, version, migrations.length)
      if (version < migrations.length) await migratePart(this.#directory, this.#part, { migrations, lockTimeout })
    } catch (error) {
      connection.close()
      throw error
    }
    if (this.#closed) connection.close()
    else this.#connection = connection
  }
}
