import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { setTimeout as sleep } from "node:timers/promises"
import type { Engine, Part, ReadingConnection, WritingConnection } from "../engine.ts"
import { ChainLockedError, StoreIncompleteError } from "../errors.ts"
import type { StoreOptions } from "../location.ts"
import { migrate } from "../schema/migrate.ts"
import type { Migration } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { storeSettings } from "../settings.ts"
import { directorySize } from "./directory-size.ts"
import { eraseFile } from "./erase-file.ts"
import { sqliteFailure } from "./failure.ts"
import { fileVersion } from "./file-version.ts"
import { databaseFiles, idsIn } from "./files.ts"
import { lockPart } from "./lock.ts"
import { migrateMeta } from "./migrate-files.ts"
import { writerPragmasOf } from "./pragmas.ts"
import { SqliteReader } from "./reader.ts"
import { ReadingProcesses } from "./reading-processes.ts"
import { openSharedMeta } from "./shared-meta.ts"
import { assertSqliteVersion } from "./version.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

// In milliseconds; equal to the wait for another process's migration of PostgreSQL.
const standardLockTimeout = 10_000
const lockRetryMs = 50

/** Options for opening a data directory; tests use the additional ones. */
export interface SqliteOptions extends StoreOptions {
  /** Default: the migrations of this software. */
  readonly migrations?: readonly Migration[]
  /** Milliseconds to wait for a process that migrates the tables. Default 10,000. */
  readonly lockTimeout?: number
}

/**
 * Opens the store of a directory, which is created if missing: `meta.sqlite`, and `chains/<chainId>.sqlite` and
 * `networks/<networkId>.sqlite` for each part, so that the writers of two parts never wait for each other.
 */
export async function openSqliteEngine(
  directory: string,
  {
    queryTimeout = storeSettings.queryTimeout.default,
    migrations = released,
    lockTimeout = standardLockTimeout,
  }: SqliteOptions = {},
): Promise<Engine> {
  assertSqliteVersion()
  assertComplete(directory)
  for (const scope of ["chain", "network"] as const) {
    await mkdir(databaseFiles.parts(directory, scope), { recursive: true }).catch((error) => {
      throw sqliteFailure(error, directory)
    })
  }
  const meta = await (migrations === released
    ? openSharedMeta(directory, lockTimeout)
    : migrateMeta(directory, { migrations, lockTimeout }))
  return new SqliteEngine(directory, meta, queryTimeout)
}

/** Throws {@link StoreIncompleteError} if a restore did not finish. */
function assertComplete(directory: string): void {
  if (!existsSync(databaseFiles.restoring(directory))) return
  throw new StoreIncompleteError(`A restore into ${directory} was interrupted; run \`serac restore\` again.`)
}

class SqliteEngine implements Engine {
  readonly costlyReads: ReadingProcesses
  readonly #directory: string
  readonly #meta: WritingConnection
  readonly #readers = new Map<string, SqliteReader>()
  readonly #writers = new Set<WritingConnection>()

  constructor(directory: string, meta: WritingConnection, queryTimeout: number) {
    this.costlyReads = new ReadingProcesses(directory, queryTimeout)
    this.#directory = directory
    this.#meta = meta
  }

  reader(part: Part): ReadingConnection {
    const path = databaseFiles.part(this.#directory, part)
    let reader = this.#readers.get(path)
    if (reader === undefined) {
      reader = new SqliteReader(this.#directory, part)
      this.#readers.set(path, reader)
    }
    return reader
  }

  async openWriter(part: Part, memory?: number): Promise<WritingConnection> {
    const lock = await this.#lock(part)
    try {
      // Refuses unusable tables before the file is opened for writing.
      await fileVersion(databaseFiles.part(this.#directory, part), part.scope)
      const writer = new SqliteWritingConnection(
        databaseFiles.part(this.#directory, part),
        writerPragmasOf(memory),
        () => {
          this.#writers.delete(writer)
          lock.close()
        },
      )
      this.#writers.add(writer)
      await migrate(writer, part.scope).catch(async (error) => {
        await writer.close()
        throw error
      })
      return writer
    } catch (error) {
      lock.close()
      throw error
    }
  }

  /** Takes a part's lock, which a reader may hold while it migrates the tables. */
  async #lock(part: Part): Promise<{ close(): void }> {
    const path = databaseFiles.part(this.#directory, part)
    for (let waited = 0; ; waited += lockRetryMs) {
      try {
        return lockPart(this.#directory, part)
      } catch (error) {
        if (!(error instanceof ChainLockedError) || waited >= standardLockTimeout) throw error
        const version = await fileVersion(path, part.scope)
        if (version === 0 || version >= released.length) throw error
      }
      await sleep(lockRetryMs)
    }
  }

  async erase(part: Part): Promise<void> {
    const lock = await this.#lock(part)
    try {
      const path = databaseFiles.part(this.#directory, part)
      // The engine's own connection would keep the file open.
      this.#readers.get(path)?.release()
      await eraseFile(path, part.scope)
    } finally {
      lock.close()
    }
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
    this.costlyReads.close()
    // The last connection of a file checkpoints its log on closing, which a reader cannot do.
    for (const reader of this.#readers.values()) reader.close()
    for (const writer of [...this.#writers]) await writer.close()
    await this.#meta.close()
  }
}
