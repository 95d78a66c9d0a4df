import { statfsSync } from "node:fs"
import { dirname } from "node:path"
import { DiskFailedError, DiskFullError } from "../errors.ts"

// SQLITE_FULL, and what SQLite says of a disk that is read-only or fails: SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN.
const full = 13
const ioError = 10
const diskFaults: ReadonlySet<number> = new Set([8, ioError, 14])
/** What the system says of one. */
const systemFaults: ReadonlySet<unknown> = new Set(["EROFS", "EIO"])
// SQLite needs room for its log, its index of the log and a journal at once.
const minFreeBytes = 1024 * 1024

/**
 * What to throw for an error of SQLite's or of the file system's: {@link DiskFullError} where there is no room left for the
 * file at `path`, {@link DiskFailedError} where its disk takes no writes or fails, else the error itself.
 *
 * @param roomAt - free bytes of the file system of a folder
 */
export function sqliteFailure(error: unknown, path: string, roomAt: (folder: string) => number = freeBytes): unknown {
  const { message } = Object(error) as { readonly message?: unknown }
  if (isDiskFull(error, path, roomAt))
    return new DiskFullError(`There is no room left for ${path}: ${message}`, { cause: error })
  if (isDiskFault(error))
    return new DiskFailedError(`The disk of ${path} takes no writes: ${message}`, { cause: error })
  return error
}

function isDiskFault(error: unknown): boolean {
  const { code, errcode } = Object(error) as { readonly code?: unknown; readonly errcode?: unknown }
  return systemFaults.has(code) || (typeof errcode === "number" && diskFaults.has(errcode & 0xff))
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
