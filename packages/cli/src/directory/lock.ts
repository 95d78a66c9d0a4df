import { existsSync, mkdirSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { readRunning } from "./running.ts"

/** Another process works in the data directory. */
export class DirectoryLockedError extends Error {
  override readonly name = "DirectoryLockedError"
  readonly code = "DIRECTORY_LOCKED"
}

/** A data directory that is this process's own. */
export interface DirectoryLock {
  release(): void
}

/** A database that nobody refers to is collected and closed, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes a data directory for this process, making it where it is missing. Throws {@link DirectoryLockedError} at once when
 * another process has it.
 *
 * The lock is the operating system's, on a file that SQLite holds for us: it goes with the process, however that ends.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(lockFile(directory))
  try {
    // Whoever only looks at the lock holds it for an instant.
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

/** Whether a process has the data directory. Nothing is written: its disk may take no writes. */
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
