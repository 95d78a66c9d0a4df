import { setTimeout as sleep } from "node:timers/promises"
import { type Part, partName } from "../engine.ts"
import { ChainLockedError, StoreVersionError } from "../errors.ts"
import { migrate } from "../schema/migrate.ts"
import type { Migration } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { fileVersion } from "./file-version.ts"
import { databaseFiles, idsIn } from "./files.ts"
import { lockPart } from "./lock.ts"
import { metaPragmas, writerPragmas } from "./pragmas.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

const migrationRetryMs = 20

/** Options for migrating files. */
export interface FileMigration {
  /** Default: the migrations of this software. */
  readonly migrations?: readonly Migration[]
  /** Milliseconds to wait for a lock, which another process may hold for its own migration. */
  readonly lockTimeout: number
}

/**
 * Migrates a part's tables to the newest version, under the part's writer lock: the tables must not change under an indexer of an
 * older version.
 *
 * Throws {@link StoreVersionError} if an indexer of an older version holds the lock.
 */
export async function migratePart(
  directory: string,
  part: Part,
  { migrations = released, lockTimeout }: FileMigration,
): Promise<void> {
  const path = databaseFiles.part(directory, part)
  const locks = await lockOlder([part], lockTimeout, migrations.length, `of ${partName(part)}`, directory, () =>
    fileVersion(path, part.scope, migrations),
  )
  if (locks === undefined) return
  const connection = new SqliteWritingConnection(path, writerPragmas)
  try {
    await migrate(connection, part.scope, migrations)
  } finally {
    await connection.close()
    locks.close()
  }
}

/**
 * Migrates the tables that belong to no part to the newest version. Every indexer uses them, so it takes the writer locks of all
 * parts, unless there are no tables yet.
 *
 * Throws {@link StoreVersionError} if an indexer of an older version holds one of the locks.
 */
export async function migrateMeta(
  directory: string,
  { migrations = released, lockTimeout }: FileMigration,
): Promise<SqliteWritingConnection> {
  const path = databaseFiles.meta(directory)
  const version = () => fileVersion(path, "meta", migrations)
  const found = await version()
  const isOlder = found > 0 && found < migrations.length
  const locks = isOlder
    ? await lockOlder(await partsIn(directory), lockTimeout, migrations.length, "of the store", directory, version)
    : undefined
  const meta = new SqliteWritingConnection(path, metaPragmas)
  try {
    await migrate(meta, "meta", migrations)
    return meta
  } catch (error) {
    await meta.close()
    throw error
  } finally {
    locks?.close()
  }
}

/** All parts that have a file. */
export async function partsIn(directory: string): Promise<readonly Part[]> {
  const scopes = ["chain", "network"] as const
  const ids = await Promise.all(scopes.map((scope) => idsIn(directory, scope)))
  return scopes.flatMap((scope, at) => (ids[at] ?? []).map((id) => ({ scope, id })))
}

/** Takes the locks of all parts; undefined if another process migrated the tables meanwhile. */
async function lockOlder(
  parts: readonly Part[],
  lockTimeout: number,
  newest: number,
  tables: string,
  directory: string,
  versionNow: () => Promise<number>,
): Promise<{ close(): void } | undefined> {
  for (let waited = 0; ; waited += migrationRetryMs) {
    const version = await versionNow()
    if (version >= newest) return undefined
    const locks = lockAll(directory, parts)
    if (!("busy" in locks)) return locks
    if (waited >= lockTimeout) {
      const what = tables.endsWith(partName(locks.busy)) ? "them" : partName(locks.busy)
      throw new StoreVersionError(
        `The tables ${tables} are of version ${version}, and this software needs version ${newest}; an indexer of an older version ` +
          `is writing ${what}. Restart it with this version, or stop it and run \`serac migrate\`.`,
      )
    }
    await sleep(migrationRetryMs)
  }
}

/** The locks of all parts, or the first part whose lock another connection holds. */
export function lockAll(
  directory: string,
  parts: readonly Part[],
): { close(): void } | { readonly busy: Part; readonly cause: ChainLockedError } {
  const locks: { close(): void }[] = []
  const close = () => {
    for (const lock of locks) lock.close()
  }
  for (const part of parts) {
    try {
      locks.push(lockPart(directory, part))
    } catch (error) {
      close()
      if (error instanceof ChainLockedError) return { busy: part, cause: error }
      throw error
    }
  }
  return { close }
}
