import type { DatabaseSync } from "node:sqlite"
import { deserialize, serialize } from "node:v8"
import { type Archive, memoryArchive, type Table } from "../ledger/index.ts"

// Size of SQLite's page cache, in KiB; it is outside of the heap.
const cacheSize = 8_192

/**
 * An archive in an unnamed temporary file, which the operating system deletes when the process ends or the archive is garbage
 * collected. In memory if Node.js has no SQLite: before 22.13.
 */
export function temporaryArchive(): Archive {
  const sqlite = process.getBuiltinModule?.("node:sqlite")
  if (sqlite === undefined) return memoryArchive
  const database = new sqlite.DatabaseSync("")
  // No process reopens this file after a crash, so it needs no journal and no waits for the disk.
  database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -${cacheSize}`)
  // No other connection reads the file, so the transaction never needs a commit.
  database.exec("BEGIN")
  let tables = 0
  return { table: <K extends string | number, V>() => new FileTable<K, V>(database, `table_${++tables}`) }
}

/** A table of the file: keys, and values, which are numbers, bytes, or serialized by V8. */
class FileTable<K extends string | number, V> implements Table<K, V> {
  readonly #database: DatabaseSync
  readonly #name: string
  readonly #statements: Readonly<Record<"get" | "has" | "insert" | "update" | "delete", Statement>>
  #size = 0

  constructor(database: DatabaseSync, name: string) {
    // With row ids: in a table without them, hash keys would insert large values in the middle of others.
    database.exec(`CREATE TABLE ${name} (key NOT NULL PRIMARY KEY, value NOT NULL, is_plain INTEGER NOT NULL)`)
    this.#database = database
    this.#name = name
    this.#statements = {
      get: database.prepare(`SELECT value, is_plain FROM ${name} WHERE key = ?`),
      has: database.prepare(`SELECT 1 FROM ${name} WHERE key = ?`),
      insert: database.prepare(`INSERT INTO ${name} VALUES (?, ?, ?) ON CONFLICT DO NOTHING`),
      update: database.prepare(`UPDATE ${name} SET value = ?2, is_plain = ?3 WHERE key = ?1`),
      delete: database.prepare(`DELETE FROM ${name} WHERE key = ?`),
    }
  }

  get size(): number {
    return this.#size
  }

  get(key: K): V | undefined {
    const row = this.#statements.get.get(key)
    return row === undefined ? undefined : storedValue<V>(row)
  }

  has(key: K): boolean {
    return this.#statements.has.get(key) !== undefined
  }

  set(key: K, value: V): this {
    // Most values are nodes of tries. A Buffer is not read back as one, so it is serialized.
    const isBytes = value instanceof Uint8Array && value.constructor === Uint8Array
    const isPlain = isBytes || Number.isSafeInteger(value)
    const row = [key, isPlain ? (value as Uint8Array | number) : serialize(value), isPlain ? 1 : 0] as const
    if (Number(this.#statements.insert.run(...row).changes) === 1) this.#size += 1
    else this.#statements.update.run(...row)
    return this
  }

  delete(key: K): boolean {
    const isGone = Number(this.#statements.delete.run(key).changes) === 1
    if (isGone) this.#size -= 1
    return isGone
  }

  *keys(): IterableIterator<K> {
    for (const row of this.#database.prepare(`SELECT key FROM ${this.#name} ORDER BY rowid`).iterate())
      yield row.key as K
  }

  *values(): IterableIterator<V> {
    for (const [, value] of this.entries()) yield value
  }

  *entries(): IterableIterator<[K, V]> {
    for (const row of this.#database.prepare(`SELECT * FROM ${this.#name} ORDER BY rowid`).iterate())
      yield [row.key as K, storedValue<V>(row)]
  }
}

const storedValue = <V>({ value, is_plain: isPlain }: Record<string, unknown>): V =>
  (isPlain === 1 ? value : deserialize(value as Uint8Array)) as V

type Statement = ReturnType<DatabaseSync["prepare"]>
