import { existsSync } from "node:fs"
import { rm } from "node:fs/promises"
import type { Part } from "../engine.ts"
import { migrateWithin } from "../schema/migrate.ts"
import { migrations } from "../schema/migrations.ts"
import { SqliteConnection } from "./connection.ts"
import { writerPragmas } from "./pragmas.ts"
import { isBusy, retryBusy } from "./retry-busy.ts"
import { SqliteWritingConnection } from "./writing-connection.ts"

/**
 * Deletes all of a part's rows; the caller holds its lock. A file that nobody has open goes as a whole, at once. One that a
 * service reads is emptied, since the service would go on reading a file that is gone.
 */
export async function eraseFile(path: string, scope: Part["scope"]): Promise<void> {
  if (!existsSync(path)) return
  if (await removeUnused(path)) return
  const connection = new SqliteWritingConnection(path, writerPragmas)
  try {
    await connection.transaction(async (transaction) => {
      const tables = await transaction.all<{ name: string }>({
        name: "tables",
        sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
        plan: { sqlite: [], postgres: [] },
      })
      for (const { name } of tables) await transaction.execute(`DROP TABLE ${name}`)
      await migrateWithin(transaction, scope, migrations)
    })
  } finally {
    await connection.close()
  }
  await shrink(path)
}

/** Whether nobody else has the file open, and it is gone. */
async function removeUnused(path: string): Promise<boolean> {
  const connection = new SqliteConnection(path, { readOnly: false, pragmas: "PRAGMA busy_timeout = 0" })
  try {
    // Only the last connection to a file can leave write-ahead logging; the transaction keeps others away until it is gone.
    connection.database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    await rm(path)
    return true
  } catch (error) {
    if (!isBusy(error)) throw error
    return false
  } finally {
    connection.close()
  }
}

/** Gives back the room of what was deleted. A reader in the middle of a page may be waited for. */
async function shrink(path: string): Promise<void> {
  const connection = new SqliteConnection(path, { readOnly: false, pragmas: writerPragmas })
  try {
    await retryBusy(() => connection.database.exec("VACUUM"))
    connection.database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  } finally {
    connection.close()
  }
}
