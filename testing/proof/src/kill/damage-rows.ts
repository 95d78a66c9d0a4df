import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { runStatements } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"

/**
 * Runs statements on stored rows that the store itself would never run. No other process may write the rows meanwhile.
 *
 * @param file - the SQLite file of the rows, within the data directory.
 */
export async function damageRows(location: StoreLocation, file: string, statements: readonly string[]): Promise<void> {
  if (location.kind === "sqlite") {
    const database = new DatabaseSync(join(location.directory, file))
    try {
      for (const sql of statements)
        if (database.prepare(sql).run().changes === 0) throw new Error(`nothing was changed by ${sql}`)
    } finally {
      database.close()
    }
    return
  }
  await runStatements(location.url, "serac", statements)
}
