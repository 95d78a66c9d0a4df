import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { runStatements } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"

/**
 * Has statements done to stored rows that the store would never do. Nobody may write them meanwhile.
 *
 * @param file - where SQLite keeps the rows, within the directory of all data.
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
