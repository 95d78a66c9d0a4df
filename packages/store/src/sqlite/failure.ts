import { statfsSync } from "node:fs"
import { dirname } from "node:path"
import { DiskFailedError, DiskFullError } from "../errors.ts"

// SQLITE_FULL, and the codes for a disk that is read-only or fails: SQLITE_READONLY, SQLITE_IOERR, SQLITE_CANTOPEN.
const full = 13
const ioError = 10
const diskFaults: ReadonlySet<number> = new Set([8, ioError, 14])
/** The system's error codes for such a disk. */
const systemFaults: ReadonlySet<unknown> = new Set(["EROFS", "EIO"])
// SQLite needs space for its log, its log index and a journal at once.
const minFreeBytes = 1024 * 1024

/**
 * The error to throw for an error of SQLite or of the file system: {@link DiskFullError} if the disk of the file at `path` is full,
 * {@link DiskFailedError} if the disk rejects writes or fails, else the error itself.
 *
 * @param roomAt - returns the free bytes of a folder's file system
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
  // For most failed writes SQLite reports only the failure itself (SQLITE_IOERR_WRITE, _FSYNC, _SHMSIZE and so on).
  return (errcode & 0xff) === ioError && roomAt(dirname(path)) < minFreeBytes
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // The folder is missing, which is a different failure.
    return Number.POSITIVE_INFINITY
  }
}
