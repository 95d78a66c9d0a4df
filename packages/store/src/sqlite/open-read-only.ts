import { statSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { DiskFailedError, StoreVersionError } from "../errors.ts"
import { migrations } from "../schema/migrations.ts"
import { SqliteConnection } from "./connection.ts"
import { readerPragmas } from "./pragmas.ts"

const readOnlyFault = 8
const cannotOpen = 14

/**
 * Opens a file of a disk that takes no writes. SQLite reads a write-ahead log by an index, which it makes beside the file. Where it cannot,
 * and there is no log, it reads the file as one that nobody changes.
 *
 * Throws {@link DiskFailedError} where there is a log without an index.
 */
export function openReadOnly(path: string): SqliteConnection {
  try {
    return readable(path)
  } catch (error) {
    const { errcode } = Object(error) as { readonly errcode?: unknown }
    if (typeof errcode !== "number" || ![readOnlyFault, cannotOpen].includes(errcode & 0xff)) throw error
    if (!hasLog(path)) return readable(new URL(`${pathToFileURL(path)}?immutable=1`))
    const message =
      `The disk of ${path} takes no writes, and SQLite must write an index to read the changes in ${path}-wal. Let the disk take ` +
      "writes again, or copy the whole data directory to a disk that does, and read the copy."
    throw new DiskFailedError(message, { cause: error })
  }
}

/** SQLite opens a file when it is first read. */
function readable(path: string | URL): SqliteConnection {
  const connection = new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
  try {
    connection.database.prepare("SELECT name FROM sqlite_schema LIMIT 1").get()
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Throws {@link StoreVersionError} unless the tables of a file have the newest version, since nothing can be migrated there. */
export function assertNewest(path: string, version: number, newest: number = migrations.length): void {
  if (version === newest) return
  throw new StoreVersionError(
    `The tables in ${path} are of version ${version}, and this software needs version ${newest}. Nothing is written here: run ` +
      "`serac migrate` where the directory can be written.",
  )
}
