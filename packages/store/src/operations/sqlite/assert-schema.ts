import { rm } from "node:fs/promises"
import { join } from "node:path"
import { migrate } from "../../schema/migrate.ts"
import type { Migration, Scope } from "../../schema/migration.ts"
import { migrations as released } from "../../schema/migrations.ts"
import { SqliteConnection } from "../../sqlite/connection.ts"
import { versionIn } from "../../sqlite/file-version.ts"
import { readerPragmas, writerPragmas } from "../../sqlite/pragmas.ts"
import { SqliteWritingConnection } from "../../sqlite/writing-connection.ts"
import { DamagedBackupError } from "../damaged-backup-error.ts"

/** An object of a database's schema: a table, an index, a trigger or a view. */
interface SchemaObject {
  readonly type: string
  readonly name: string
  /** Null for indexes that SQLite creates itself. */
  readonly sql: string | null
}

/** Statistics tables, which SQLite writes and reads itself. */
const isOwn = ({ name }: SchemaObject) => name.startsWith("sqlite_")

/**
 * Compares a database's schema with the schema that the migrations of its version create. SQLite would run or read any other object
 * in a file as part of the store: a trigger runs when the store writes, a view can replace a table.
 */
export class SchemaCheck {
  readonly #directory: string
  readonly #migrations: readonly Migration[]
  readonly #expected = new Map<string, ReadonlyMap<string, SchemaObject>>()

  /** @param directory - where reference databases are created, and removed */
  constructor(directory: string, migrations: readonly Migration[] = released) {
    this.#directory = directory
    this.#migrations = migrations
  }

  /**
   * Throws {@link DamagedBackupError} that names an object of a file that does not belong to its version, or that is missing.
   *
   * @param shown - the file's name in messages
   */
  async assert(path: string, scope: Scope, shown: string): Promise<void> {
    const connection = new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
    try {
      const found = objectsOf(connection)
      // Checked before any table is read, because reading a view runs its query.
      for (const one of found) if (!isPlain(one)) throw foreign(shown, one)
      const version = await versionIn(connection, scope, this.#migrations)
      const expected = await this.#objectsAt(scope, version)
      for (const one of found) {
        if (isOwn(one)) continue
        const known = expected.get(`${one.type} ${one.name}`)
        if (known === undefined) throw foreign(shown, one)
        if (known.sql !== one.sql)
          throw new DamagedBackupError(`${shown}: the ${one.type} ${one.name} is not that of version ${version}.`)
      }
      const names = new Set(found.map(({ type, name }) => `${type} ${name}`))
      const missing = [...expected.keys()].find((name) => !names.has(name))
      if (missing !== undefined) throw new DamagedBackupError(`${shown} has no ${missing}.`)
    } finally {
      connection.close()
    }
  }

  async #objectsAt(scope: Scope, version: number): Promise<ReadonlyMap<string, SchemaObject>> {
    const key = `${scope}-${version}`
    const known = this.#expected.get(key)
    if (known !== undefined) return known
    const path = join(this.#directory, `expected-${key}.sqlite`)
    const connection = new SqliteWritingConnection(path, writerPragmas)
    let objects: readonly SchemaObject[]
    try {
      await migrate(connection, scope, this.#migrations.slice(0, version))
    } finally {
      await connection.close()
    }
    const made = new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
    try {
      objects = objectsOf(made)
    } finally {
      made.close()
    }
    for (const suffix of ["", "-wal", "-shm"]) await rm(path + suffix, { force: true })
    const byName = new Map(objects.filter((one) => !isOwn(one)).map((one) => [`${one.type} ${one.name}`, one]))
    this.#expected.set(key, byName)
    return byName
  }
}

function objectsOf({ database }: SqliteConnection): readonly SchemaObject[] {
  return database.prepare("SELECT type, name, sql FROM sqlite_schema").all() as never as readonly SchemaObject[]
}

/** Whether an object is an index or a table that is not virtual. */
function isPlain({ type, sql }: SchemaObject): boolean {
  return type === "index" || (type === "table" && !/^\s*create\s+virtual\b/i.test(sql ?? ""))
}

function foreign(shown: string, { type, name }: SchemaObject): DamagedBackupError {
  return new DamagedBackupError(`${shown} has the ${type} ${name}, which is none of a store.`)
}
