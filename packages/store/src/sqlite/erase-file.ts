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
 * Deletes all of a part's rows; the caller holds its lock. A file that no other connection has open is deleted as a whole. A file
 * that a service reads is emptied, because the service would continue to read the deleted file.
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

/** Deletes the file if no other connection has it open. Returns whether it was deleted. */
async function removeUnused(path: string): Promise<boolean> {
  const connection = new SqliteConnection(path, { readOnly: false, pragmas: "PRAGMA busy_timeout = 0" })
  try {
    // Only the last connection to a file can leave write-ahead logging; the transaction locks out other connections until the file is deleted.
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

/** Frees the space of deleted rows. May wait for a reader in the middle of a page. */
async function shrink(path: string): Promise<void> {
  const connection = new SqliteConnection(path, { readOnly: false, pragmas: writerPragmas })
  try {
    await retryBusy(() => connection.database.exec("VACUUM"))
    connection.database.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  } finally {
    connection.close()
  }
}
