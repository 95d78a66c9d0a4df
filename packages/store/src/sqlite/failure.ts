import { statfsSync } from "node:fs"
import { dirname } from "node:path"
import { DiskFullError } from "../errors.ts"

const full = 13
const ioError = 10
// SQLite needs room for its log, its index of the log and a journal at once.
const minFreeBytes = 1024 * 1024

/**
 * What to throw for an error of SQLite's or of the file system's: {@link DiskFullError} where there is no room left for the
 * file at `path`, else the error itself.
 *
 * @param roomAt - free bytes of the file system of a folder
 */
export function sqliteFailure(error: unknown, path: string, roomAt: (folder: string) => number = freeBytes): unknown {
  if (!isDiskFull(error, path, roomAt)) return error
  return new DiskFullError(`There is no room left for ${path}: ${(error as Error).message}`, { cause: error })
}

function isDiskFull(error: unknown, path: string, roomAt: (folder: string) => number): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown }
  if (code === "ENOSPC" || code === "EDQUOT") return true
  if (typeof errcode !== "number") return false
  if ((errcode & 0xff) === full) return true
  // SQLite says of most writes that fail only that they failed (SQLITE_IOERR_WRITE, _FSYNC, _SHMSIZE and so on).
  return (errcode & 0xff) === ioError && roomAt(dirname(path)) < minFreeBytes
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // The folder is gone, which is another trouble.
    return Number.POSITIVE_INFINITY
  }
}
