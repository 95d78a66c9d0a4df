import { existsSync } from "node:fs"
import type { Engine, Parameters, Part, ReadingConnection, WritingConnection } from "../engine.ts"
import { DiskFailedError } from "../errors.ts"
import type { CostlyReads } from "../network/reader/costly-reads.ts"
import type { Query } from "../queries/query.ts"
import type { SqliteConnection } from "./connection.ts"
import { directorySize } from "./directory-size.ts"
import { versionIn } from "./file-version.ts"
import { databaseFiles, idsIn } from "./files.ts"
import { assertNewest, openReadOnly } from "./open-read-only.ts"
import { SqliteReader } from "./reader.ts"

/**
 * Opens the store of a directory without writing anything: no folder or table is made, and none is migrated. Before the tables exist there
 * are no rows. What would write throws {@link DiskFailedError}.
 *
 * Throws {@link StoreVersionError} for tables that this software must migrate first or cannot use.
 */
export async function openReadOnlyEngine(directory: string): Promise<Engine> {
  const path = databaseFiles.meta(directory)
  if (!existsSync(path)) return new ReadOnlyEngine(directory, undefined)
  const meta = openReadOnly(path)
  try {
    const version = await versionIn(meta, "meta")
    if (version > 0) assertNewest(path, version)
    else meta.close()
    return new ReadOnlyEngine(directory, version === 0 ? undefined : meta)
  } catch (error) {
    meta.close()
    throw error
  }
}

/** Slow reads run in this process: nobody else is served by it. */
const readsHere: CostlyReads = { run: (_call, here, signal) => here(signal ?? new AbortController().signal) }

class ReadOnlyEngine implements Engine {
  readonly costlyReads = readsHere
  readonly #directory: string
  readonly #meta: ReadOnlyMeta
  readonly #readers = new Map<string, SqliteReader>()

  constructor(directory: string, meta: SqliteConnection | undefined) {
    this.#directory = directory
    this.#meta = new ReadOnlyMeta(directory, meta)
  }

  reader(part: Part): ReadingConnection {
    const path = databaseFiles.part(this.#directory, part)
    const reader = this.#readers.get(path) ?? new SqliteReader(this.#directory, part, { isReadOnly: true })
    this.#readers.set(path, reader)
    return reader
  }

  async openWriter(): Promise<never> {
    throw refusedWrite(this.#directory)
  }

  async erase(): Promise<never> {
    throw refusedWrite(this.#directory)
  }

  async meta(): Promise<WritingConnection> {
    return this.#meta
  }

  size(): Promise<number> {
    return directorySize(this.#directory)
  }

  async replicaLag(): Promise<undefined> {}

  ids(scope: Part["scope"]): Promise<readonly string[]> {
    return idsIn(this.#directory, scope)
  }

  async close(): Promise<void> {
    for (const reader of this.#readers.values()) reader.close()
    await this.#meta.close()
  }
}

/** The tables that belong to no part. */
class ReadOnlyMeta implements WritingConnection {
  readonly #directory: string
  readonly #connection: SqliteConnection | undefined

  constructor(directory: string, connection: SqliteConnection | undefined) {
    this.#directory = directory
    this.#connection = connection
  }

  async all<Row>(query: Query, parameters?: Parameters): Promise<readonly Row[]> {
    return this.#connection?.all<Row>(query, parameters) ?? []
  }

  async get<Row>(query: Query, parameters?: Parameters): Promise<Row | undefined> {
    return this.#connection?.get<Row>(query, parameters)
  }

  async transaction(): Promise<never> {
    throw refusedWrite(this.#directory)
  }

  checkpoint(): void {}

  async close(): Promise<void> {
    this.#connection?.close()
  }
}

function refusedWrite(directory: string): DiskFailedError {
  return new DiskFailedError(`The store in ${directory} is open for reading only.`)
}
