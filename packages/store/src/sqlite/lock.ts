import { DatabaseSync } from "node:sqlite"
import { type Part, partName } from "../engine.ts"
import { ChainLockedError } from "../errors.ts"
import { sqliteFailure } from "./failure.ts"
import { databaseFiles } from "./files.ts"
import { isBusy } from "./retry-busy.ts"

/**
 * Holds a part's writer lock until it is closed: an open exclusive transaction on a separate file. The operating system releases it
 * with the process, and it also locks out other threads of this process.
 */
export function lockPart(directory: string, part: Part): { close(): void } {
  const database = new DatabaseSync(databaseFiles.lock(directory, part), { timeout: 0 })
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")
  } catch (error) {
    database.close()
    if (!isBusy(error)) throw sqliteFailure(error, databaseFiles.lock(directory, part))
    throw new ChainLockedError(`Another process or thread is indexing ${partName(part)} into ${directory}.`, {
      cause: error,
    })
  }
  return { close: () => void (database.isOpen && database.close()) }
}
