import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { readRunning } from "./running.ts"

/** Thrown if another process holds the data directory. */
export class DirectoryLockedError extends Error {
  override readonly name = "DirectoryLockedError"
  readonly code = "DIRECTORY_LOCKED"
}

/** The lock of a data directory by this process. */
export interface DirectoryLock {
  release(): void
}

/** References to the lock databases: an unreferenced one would be garbage collected and closed, which releases its lock. */
const held = new Set<DatabaseSync>()

/**
 * Locks a data directory for this process, and creates it if it is missing. Throws {@link DirectoryLockedError} at once when
 * another process holds it.
 *
 * SQLite holds a lock of the operating system on a file, which is released when the process ends in any way.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(lockFile(directory))
  try {
    // The timeout covers other processes that hold the lock for a moment, only to check it.
    database.exec("PRAGMA busy_timeout = 300; BEGIN EXCLUSIVE")
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw error
    const holder = readRunning(directory)
    const who = holder === undefined ? "another process" : `process ${holder.pid} (serac ${holder.command})`
    throw new DirectoryLockedError(
      `${directory} is in use by ${who}; stop it, or choose another folder with --data-directory`,
    )
  }
  held.add(database)
  return {
    release: () => {
      if (held.delete(database)) database.close()
    },
  }
}

/** Whether a process holds the data directory. Writes nothing, since the disk may be read-only. */
export function isLocked(directory: string): boolean {
  if (!existsSync(lockFile(directory))) return false
  const database = new DatabaseSync(lockFile(directory), { readOnly: true })
  try {
    database.exec("PRAGMA busy_timeout = 0; SELECT name FROM sqlite_schema")
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    database.close()
  }
}

const lockFile = (directory: string) => join(directory, "lock")

function isBusy(error: unknown): boolean {
  const busy = 5
  return (error as { errcode?: number }).errcode === busy
}
